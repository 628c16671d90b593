import type { Migration } from './migration.ts';

/** An old city as a place of the form. Its description is the state, or the country abroad. */
const placeOf = (column: string) => `(
  select json_build_object(
           'name', left(l.name, 200),
           'formatted_address', concat_ws(', ', l.name, nullif(l.description, '')),
           'lat', null, 'lng', null)
    from qdb_lookup l where l.id = p.${column})`;

const nameOf = (column: string) => `(select l.name from qdb_lookup l where l.id = p.${column})`;

/** Rows of the older system have facts in columns that no form fills. They move to the columns of the form. */
export const oldColumns: Migration = {
  id: '0001-old-columns',
  reads: ['birth_place', 'native_place', 'location', 'country', 'occupation', 'education', 'handicapped'].map(
    (column) => `qd_matrimonial_profile.${column}`,
  ),
  sql: String.raw`
update qd_matrimonial_profile p set new_birth_place = ${placeOf('birth_place')}
 where new_birth_place is null and birth_place is not null;

update qd_matrimonial_profile p set new_native_place = ${placeOf('native_place')}
 where new_native_place is null and native_place is not null;

update qd_matrimonial_profile p set new_location = ${placeOf('location')}
 where new_location is null and location is not null;

update qd_matrimonial_profile p
   set new_country = case
         when lower(regexp_replace(${nameOf('country')}, '[\s.]', '', 'g'))
              in ('usa', 'us', 'america', 'unitedstates', 'unitedstatesofamerica') then 'USA'
         else left(btrim(${nameOf('country')}), 100) end
 where coalesce(btrim(new_country), '') = '' and country is not null;

update qd_matrimonial_profile p set new_occupation = left(${nameOf('occupation')}, 200)
 where coalesce(btrim(new_occupation), '') = '' and occupation is not null;

insert into qd_matrimonial_profile_education (qd_matrimonial_profile_id, qdb_lookup_id)
select p.id, p.education from qd_matrimonial_profile p
 where p.education is not null
   and not exists (select from qd_matrimonial_profile_education e where e.qd_matrimonial_profile_id = p.id);

-- Some families wrote "no" here; "yes" says nothing that the switch does not say.
update qd_matrimonial_profile
   set is_handicapped = true,
       mention_disability = coalesce(
         nullif(btrim(mention_disability), ''),
         case when lower(btrim(handicapped)) in ('yes', 'y', 'true', '1') then null else btrim(handicapped) end)
 where lower(btrim(handicapped)) not in ('', 'no', 'n', 'none', 'nil', 'na', 'n/a', 'false', '0', '-');
`,
};
