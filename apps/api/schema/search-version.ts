import type { DatabaseRule } from './collection.ts';

/**
 * What search remembers of changes, in a schema of its own that the engine does not look at. `version` grows by one
 * with each committed transaction that changed what a search can find; `change` says which profiles, for the last
 * versions. Profile 0 stands for "more than can be listed".
 */
export const searchSchema = 'suchi_search';

export const keptVersions = 5000;
const listedProfiles = 500;

/** Made as a whole, and made anew as a whole when this text changes: it holds nothing that cannot be forgotten. */
export const searchVersionSql = `
create schema ${searchSchema};

create table ${searchSchema}.version (id boolean primary key default true check (id), version bigint not null);
insert into ${searchSchema}.version (version) values ((extract(epoch from clock_timestamp()) * 1000000)::bigint);

create table ${searchSchema}.change (version bigint not null, profile integer not null);
create index suchi_search_change on ${searchSchema}.change (version, profile);

create function ${searchSchema}.note(profile integer) returns void language plpgsql as $$
declare
  noted integer := coalesce(nullif(current_setting('suchi.search_noted', true), ''), '0')::integer + 1;
  current bigint;
begin
  if noted > ${listedProfiles} + 1 then return; end if;
  perform set_config('suchi.search_noted', noted::text, true);
  if noted = 1 then
    update ${searchSchema}.version set version = version.version + 1 returning version.version into current;
    delete from ${searchSchema}.change where change.version <= current - ${keptVersions};
  else
    select version.version into current from ${searchSchema}.version;
  end if;
  insert into ${searchSchema}.change (version, profile)
    values (current, case when noted > ${listedProfiles} then 0 else profile end);
end $$;

create function ${searchSchema}.note_profile() returns trigger language plpgsql as $$
begin
  perform ${searchSchema}.note(case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;

create function ${searchSchema}.note_owner() returns trigger language plpgsql as $$
declare
  profile integer;
begin
  for profile in select id from qd_matrimonial_profile where "user" = new.id loop
    perform ${searchSchema}.note(profile);
  end loop;
  return null;
end $$;
`;

/** What search asks, sorts or hides by. A column that is added to the search is added here. */
export const searchedColumns = [
  'status',
  'is_hidden',
  'gender',
  'date_created',
  'first_name',
  'middle_name',
  'last_name',
  'marital_status',
  'brithday',
  'height',
  'new_country',
  'new_location',
  'education_sector',
  'education_stream',
  'job_type',
  'match_horoscope',
  'is_handicapped',
  'serial_number',
] as const;

// Drafts are saved while somebody types: what nobody can find changes no search.
const isFound = (row: 'old' | 'new') => `${row}.status = 'Active'`;
// `json` cannot be compared; its text can.
const valueOf = (row: string, column: string) =>
  column === 'new_location' ? `${row}.${column}::text` : `${row}.${column}`;
const differs = searchedColumns
  .map((column) => `${valueOf('old', column)} is distinct from ${valueOf('new', column)}`)
  .join(' or ');

/**
 * Deferred to the end of the transaction: the row of the version is then held for the moment of the commit only, and
 * nothing is locked after it, so that two who write cannot wait for each other.
 */
function deferredTrigger(name: DatabaseRule['name'], event: string, body: string): DatabaseRule {
  return { name, kind: 'trigger', definition: { event, body: `deferrable initially deferred ${body}` } };
}

const note = (what: 'profile' | 'owner') => `execute function ${searchSchema}.note_${what}()`;

export const profileSearchTriggers: DatabaseRule[] = [
  deferredTrigger(
    'suchi_search_insert',
    'insert',
    `for each row when (${isFound('new')}) ${note('profile')}`,
  ),
  deferredTrigger(
    'suchi_search_delete',
    'delete',
    `for each row when (${isFound('old')}) ${note('profile')}`,
  ),
  deferredTrigger(
    'suchi_search_update',
    'update',
    `for each row when ((${isFound('old')} or ${isFound('new')}) and (${differs})) ${note('profile')}`,
  ),
];

export const ownerSearchTriggers: DatabaseRule[] = [
  deferredTrigger(
    'suchi_search_reactivated',
    'update of is_reactivated',
    `for each row when (old.is_reactivated is distinct from new.is_reactivated) ${note('owner')}`,
  ),
];
