import type { Migration } from './migration.ts';

/** What each profile allowed before there was a ledger, so that nobody becomes visible and nobody disappears. */
export const keptConsents: Migration = {
  id: '0009-kept-consents',
  reads: ['consent.profile', 'qd_matrimonial_profile.consent_by'],
  sql: `insert into consent (profile, purpose, event, at, way, author)
        select p.id, line.purpose, line.event, coalesce(line.at, p.consent_at, p.date_created, now()), 'kept', line.author
          from qd_matrimonial_profile p
         cross join lateral (values
           ('search', case when p.is_hidden and not p.hidden_by_staff then 'off' else 'on' end, null::timestamptz, p.consent_by),
           ('book', 'on', null, p.consent_by),
           ('number', case p.number_for when 'all' then 'on' else 'off' end, null, null),
           ('mails', case when p.bulk_mail_stopped_at is null then 'on' else 'off' end, p.bulk_mail_stopped_at, null),
           ('hall', case p.hall_consent when true then 'on' when false then 'off' end, null, null),
           ('horoscope', case when p.shows_horoscope then 'on' end, null, null)
         ) line (purpose, event, at, author)
         where p.status <> 'Draft' and line.event is not null
           and not exists (select from consent c where c.profile = p.id)`,
};
