import type { Knex } from 'knex';
import type { Row } from '../../../platform/rows.generated.ts';

export interface NewEvent {
  event_id: string;
  body_hash: string;
  kind: string;
  provider_order_id: string | null;
  provider_payment_id: string | null;
  body: unknown;
}

/** Null when the event is stored already, under this id or another. */
export async function insertEvent(
  tx: Knex.Transaction,
  { body, ...event }: NewEvent,
): Promise<number | null> {
  const [row] = await tx('qd_payment_event')
    .insert({ ...event, body: JSON.stringify(body) })
    .onConflict()
    .ignore()
    .returning('id');
  return row?.id ?? null;
}

export type EventRow = Row<
  'qd_payment_event',
  'id' | 'kind' | 'provider_order_id' | 'provider_payment_id' | 'processed_at'
>;

export async function findEvent(db: Knex, id: number): Promise<EventRow | null> {
  const row = await db('qd_payment_event')
    .where({ id })
    .first('id', 'kind', 'provider_order_id', 'provider_payment_id', 'processed_at');
  return row ?? null;
}

export async function markProcessed(
  db: Knex,
  id: number,
  outcome: { result: string; payment: number | null; processed_at: Date },
): Promise<void> {
  await db('qd_payment_event').where({ id }).update(outcome);
}
