import { type DataUse, type UseKind, usesAPage, usesKeptDays } from '@suchi/domain/data-use';
import type { Query } from './query.ts';

export interface UseRow {
  kind: UseKind;
  what: DataUse;
  /** Microseconds, for the next page. */
  moment: string;
  key: string;
  at: Date;
  times: number;
  /** The profile of who opened the number. */
  opener: number | null;
  staff: { name: string | null; role: string; policies: string[] } | null;
  /** Of the audit log: what an export was. */
  line: { action: string; collection: string; list: string; details: Record<string, unknown> | null } | null;
}

const inIndia = (at: string) => `${at} at time zone 'Asia/Kolkata'`;
/** Staff read cards by numbers; the profiles are kept as those of a file. */
const hallCards = 'hall.read_cards';
const noStaff = 'null::json as staff';
const noLine = 'null::json as line';
const noOpener = 'null::integer as opener';

/** Who did it. Their name and what they are, as the notes of the privacy centre ask. */
const staff = `json_build_object(
  'name', nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'role', u.role,
  'policies', array(select d.policy::text from directus_access d where d."user" = u.id)) as staff`;
const line = `json_build_object(
  'action', a.action, 'collection', a.subject_collection, 'list', a.subject_id, 'details', a.details) as line`;

/** $1 is the account, $2 the beginning of what is kept. One line for each person, month or day, whatever is coarser. */
const lines = `me as (
  select u.id as account, p.id as profile from directus_users u
    left join qd_matrimonial_profile p on p."user" = u.id where u.id = $1::uuid),
about_me as (
  select a.* from me
   cross join lateral (values ('qd_matrimonial_profile', me.profile::text), ('directus_users', me.account::text))
              as subject (collection, id)
    join audit_log a on a.subject_collection = subject.collection and a.subject_id = subject.id
   where a.date_created >= $2::timestamptz),
lines as (
  select 'numbers' as kind, 'number_opened' as what, max(r.date_created) as at,
         concat('n', o.id, '-', to_char(min(${inIndia('r.date_created')}), 'YYYYMM')) as key,
         count(*)::integer as times, o.id as opener, ${noStaff}, ${noLine}
    from me join contact_reveal r on r.profile = me.profile
    join qd_matrimonial_profile o on o."user" = r.viewer
   where r.date_created >= $2::timestamptz
   group by o.id, date_trunc('month', ${inIndia('r.date_created')})
  union all
  select 'staff', opened.what, opened.at, concat('s', opened.first), opened.times, ${noOpener}, ${staff},
         json_build_object('details', json_build_object('opened_for', opened.opened_for, 'device', opened.device))
    from (select a.actor, w.what, a.details ->> 'opened_for' as opened_for, max(a.date_created) as at,
                 max(a.details ->> 'device') as device, min(a.id) as first, count(*)::integer as times
            from about_me a cross join lateral (select case
              when a.actor_kind = 'admin_as_member' then 'acted'
              when a.actor_kind = 'admin' and a.action = 'profile.open' then 'profile_opened'
              when a.actor_kind = 'admin' and a.action = 'account.open' then 'account_opened' end as what) w
           where w.what is not null and a.actor is distinct from $1::uuid
           group by a.actor, w.what, a.details ->> 'opened_for', date_trunc('day', ${inIndia('a.date_created')})
         ) opened left join directus_users u on u.id = opened.actor
  union all
  select 'staff', 'hall_card_read', max(e.date_created), concat('h', min(e.id)), count(*)::integer, ${noOpener}, ${staff},
         json_build_object('details', json_build_object('device', max(a.details ->> 'device')))
    from me join exported_profile e on e.profile = me.profile
    join audit_log a on a.id = e.export and a.action = '${hallCards}' left join directus_users u on u.id = a.actor
   where e.date_created >= $2::timestamptz
   group by a.actor, u.id, date_trunc('day', ${inIndia('e.date_created')})
  union all
  select 'exports', 'exported', e.date_created, concat('e', e.id), 1, ${noOpener}, ${staff}, ${line}
    from me join exported_profile e on e.profile = me.profile
    join audit_log a on a.id = e.export and a.action <> '${hallCards}' left join directus_users u on u.id = a.actor
   where e.date_created >= $2::timestamptz
  union all
  select case a.action when 'account.export' then 'exports' else 'own' end,
         case a.action when 'account.export' then 'office_copy' else 'downloaded' end,
         a.date_created, concat('o', a.id), 1, ${noOpener}, ${noStaff}, ${noLine}
    from about_me a where a.action in ('account.export', 'account.download')
  union all
  select 'links', 'link_opened', o.day::timestamp at time zone 'Asia/Kolkata', concat('l', to_char(o.day, 'YYYYMMDD')),
         count(*)::integer, ${noOpener}, ${noStaff}, ${noLine}
    from me join biodata_link l on l.profile = me.profile join biodata_opening o on o.link = l.id
   where o.day >= $2::timestamptz::date
   group by o.day)`;

const moment = '(extract(epoch from at) * 1000000)::bigint';
const dayMs = 86_400_000;

interface Asked {
  account: string;
  now: Date;
}

const keptSince = (now: Date) => new Date(now.getTime() - usesKeptDays * dayMs);

/** One page, newest first, and one line more when there is another. */
export function listUses(
  query: Query,
  { account, now }: Asked,
  {
    kind = null,
    after = null,
    limit = usesAPage + 1,
  }: { kind?: UseKind | null; after?: { moment: string; key: string } | null; limit?: number },
): Promise<UseRow[]> {
  return query<UseRow>(
    `with ${lines}
     select kind, what, ${moment}::text as moment, key, at, times, opener, staff, line from lines
      where ($3::text is null or kind = $3::text)
        and ($4::bigint is null or (${moment}, key collate "C") < ($4::bigint, $5::text collate "C"))
      order by ${moment} desc, key collate "C" desc limit $6::integer`,
    [account, keptSince(now), kind, after?.moment ?? null, after?.key ?? null, limit],
  );
}

export async function countUses(
  query: Query,
  { account, now }: Asked,
  since: Date,
): Promise<{ counts: Record<UseKind, number>; sinceThen: number }> {
  const rows = await query<{ kind: UseKind; count: number; recent: number }>(
    `with ${lines}
     select kind, count(*)::integer as count, count(*) filter (where at >= $3::timestamptz)::integer as recent
       from lines group by kind`,
    [account, keptSince(now), since],
  );
  const counts: Record<UseKind, number> = { numbers: 0, staff: 0, exports: 0, own: 0, links: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return { counts, sinceThen: rows.reduce((sum, { recent }) => sum + recent, 0) };
}
