import type { Edition, nextEdition } from '@suchi/domain/print';
import type { Knex } from 'knex';

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
       sections, tv_ranges, printed_up_to_serial, index_below_serial, tv_pdf_last_serial, delivery_days,
       subscription_price, tester_price, suchi_price, gst_number, gst_rate_percent, gst_service_code, gst_book_code)
     select ?, false, ?, ?, ?, ?, ?, ?, ?,
       sections, tv_ranges, printed_up_to_serial, index_below_serial, tv_pdf_last_serial, delivery_days,
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

/** Null: there is no such edition, and nothing changed. */
export async function switchCurrent(tx: Knex.Transaction, year: number): Promise<number | null> {
  const row = await tx('edition').where({ year }).first('id');
  if (!row) return null;
  await tx('edition').where({ is_current: true }).update({ is_current: false });
  await tx('edition').where({ id: row.id }).update({ is_current: true });
  return row.id;
}
