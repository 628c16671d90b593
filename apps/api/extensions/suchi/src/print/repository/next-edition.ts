import type { Edition, nextEdition } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { isLookingIn } from '../../platform/edition-sql.ts';

type CopiedDates = Parameters<typeof nextEdition>[0];

export async function readCopiedDates(db: Knex, edition: number): Promise<CopiedDates> {
  const { rows } = await db.raw<{ rows: [CopiedDates] }>(
    `select year, to_char(activation_cutoff, 'YYYY-MM-DD') as "activationCutOff",
            to_char(early_subscription_before, 'YYYY-MM-DD') as "earlySubscriptionBefore",
            to_char(early_subscription_sees_until, 'YYYY-MM-DD') as "earlySubscriptionSeesUntil"
       from edition where id = ?`,
    [edition],
  );
  return rows[0];
}

/** Sections, ranges, prices and tax are those of the edition before. Null: another admin was faster. */
export async function copyEdition(
  tx: Knex.Transaction,
  from: number,
  next: Pick<Edition, keyof ReturnType<typeof nextEdition>>,
): Promise<number | null> {
  const { rows } = await tx.raw<{ rows: { id: number }[] }>(
    `insert into edition (
       year, is_current, registration_until, event_date, event_place, delivery_after,
       activation_cutoff, early_subscription_before, early_subscription_sees_until,
       sections, printed_up_to_serial, book_word, paper_microns, page_multiple, delivery_days,
       subscription_price, tester_price, suchi_price, gst_number, gst_rate_percent, gst_service_code, gst_book_code)
     select ?, false, ?, ?, ?, ?, ?, ?, ?,
       sections, printed_up_to_serial, book_word, paper_microns, page_multiple, delivery_days,
       subscription_price, tester_price, suchi_price, gst_number, gst_rate_percent, gst_service_code, gst_book_code
       from edition where id = ? on conflict (year) do nothing returning id`,
    [
      next.year,
      next.registrationUntil,
      next.eventDate,
      next.eventPlace,
      next.deliveryAfter,
      next.activationCutOff,
      next.earlySubscriptionBefore,
      next.earlySubscriptionSeesUntil,
      from,
    ] as Knex.RawBinding[],
  );
  return rows[0]?.id ?? null;
}

export interface LookingCounts {
  lookingBefore: number;
  lookingAfter: number;
  deactivated: number[];
}

/** Who is looking by the cut-off of each of two editions. */
export async function compareLooking(db: Knex, before: number, after: number): Promise<LookingCounts> {
  const { rows } = await db.raw<{ rows: [LookingCounts] }>(
    `select count(*) filter (where is_before)::integer as "lookingBefore",
            count(*) filter (where is_after)::integer as "lookingAfter",
            coalesce(array_agg(id) filter (where is_before and not is_after), '{}') as deactivated
       from (select p.id, ${isLookingIn(':before')} as is_before, ${isLookingIn(':after')} as is_after
               from qd_matrimonial_profile p where p.status = 'Active') p`,
    { before, after },
  );
  return rows[0];
}

export async function switchCurrent(tx: Knex.Transaction, edition: number): Promise<void> {
  await tx('edition').where({ is_current: true }).update({ is_current: false });
  await tx('edition').where({ id: edition }).update({ is_current: true });
}
