import type { Notice } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';

/** What a family without an answer has by a rule, after it was submitted. */
const byRule = `case asked.purpose
    when 'search' then not p.is_hidden
    when 'book' then p.in_book
    when 'hall' then coalesce(p.hall_consent, :isHallDefault)
    when 'number' then p.number_for = 'all'
    when 'horoscope' then p.shows_horoscope
    when 'mails' then p.bulk_mail_stopped_at is null end`;

/**
 * Every yes that is older than the notice, about a purpose that it changes, waits for a new answer. Until then it acts
 * as off: the database applies the line.
 */
export async function askAgain(
  tx: Knex.Transaction,
  { version, changes = [] }: Pick<Notice, 'version' | 'changes'>,
  now: Date,
): Promise<void> {
  const { hall_consent_default: isHallDefault } = await readAssociation(tx, 'hall_consent_default');
  await tx.raw(
    `insert into consent (profile, purpose, event, at, way)
     select p.id, asked.purpose, 'asked', :now, 'notice'
       from qd_matrimonial_profile p
      cross join unnest(:changes::text[]) asked (purpose)
       left join lateral (select event, notice from consent c
                           where c.profile = p.id and c.purpose = asked.purpose and c.event <> 'shown'
                           order by c.id desc limit 1) last on true
      where case when last.event is null then p.status <> 'Draft' and ${byRule}
                 else last.event = 'on' and coalesce(last.notice, 0) < :version end`,
    { now, version, changes: [...changes], isHallDefault },
  );
}
