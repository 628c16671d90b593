import type { Migration } from './migration.ts';

/** The kinds in the order of the book, with what a section of 2025 has. */
const kinds = `(values
  (1, 'unmarried_male', 1, 423, 'Unmarried Males', 'age'),
  (2, 'divorced_male', 431, 444, 'Divorced Males', 'age'),
  (3, 'unmarried_female', 451, 827, 'Unmarried Females', 'age'),
  (4, 'divorced_female', 831, 842, 'Divorced Females', 'age'),
  (5, 'widowed', 851, 880, 'Widowed', 'name'),
  (6, 'late', 1001, 1050, 'Late entries', 'date')) as k(place, kind, first, last, title, sorted)`;

/**
 * Sections had a title and a range only. They get the kind that the title names, or else the next kind that is
 * free, and the order of the book of 2025. Sections that are missing are added where their range is free.
 */
export const sectionKinds: Migration = {
  id: '0006-section-kinds',
  reads: ['edition.sections'],
  sql: String.raw`
create temporary table stored_section on commit drop as
select e.id as edition, s.place, (s.section ->> 'from')::integer as first, (s.section ->> 'to')::integer as last,
       s.section ->> 'title' as title,
       case when s.section ->> 'title' ~* 'widow' then 'widowed'
            when s.section ->> 'title' ~* '\mlate\M' then 'late'
            else case when s.section ->> 'title' ~* 'divorce' then 'divorced' else 'unmarried' end
              || case when s.section ->> 'title' ~* 'female|wom[ae]n|girl|bride\M|brides\M' then '_female'
                      when s.section ->> 'title' ~* '\mmale|\mm[ae]n\M|boy|groom' then '_male' end
       end as kind
  from edition e, json_array_elements(e.sections) with ordinality as s(section, place)
 where not exists (select from json_array_elements(e.sections) as t(section) where t.section ->> 'kind' is not null);

update stored_section s set kind = null
  from stored_section o where o.edition = s.edition and o.kind = s.kind and o.place < s.place;

update stored_section s set kind = free.kind
  from (select edition, place, row_number() over (partition by edition order by place) as turn
          from stored_section where kind is null) nameless
  join (select e.edition, k.kind, row_number() over (partition by e.edition order by k.place) as turn
          from (select distinct edition from stored_section) e, ${kinds}
         where not exists (select from stored_section o where o.edition = e.edition and o.kind = k.kind)) free
    on free.edition = nameless.edition and free.turn = nameless.turn
 where s.edition = nameless.edition and s.place = nameless.place;

insert into stored_section (edition, place, first, last, title, kind)
select e.edition, 100 + k.place, k.first, k.last, k.title, k.kind
  from (select distinct edition from stored_section) e, ${kinds}
 where not exists (select from stored_section o
                    where o.edition = e.edition
                      and (o.kind = k.kind or (o.first <= k.last and o.last >= k.first)));

update edition e set sections = x.sections
  from (select s.edition, json_agg(json_build_object(
                 'kind', s.kind, 'from', s.first, 'to', s.last, 'title', s.title, 'order', k.sorted)
                 order by s.first) as sections
          from stored_section s join ${kinds} on k.kind = s.kind group by s.edition) x
 where x.edition = e.id;
`,
};
