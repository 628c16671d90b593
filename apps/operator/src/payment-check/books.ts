import type { Client } from 'pg';

/** An event of the provider that our webhook stored. */
export interface StoredEvent {
  kind: string;
  /** The worker has looked at it. */
  isProcessed: boolean;
}

/** What the installation knows about some orders of the provider. */
export interface Books {
  listEvents(orderIds: string[]): Promise<StoredEvent[]>;
  /** Purchases and ledger lines that belong to these orders. */
  countBooked(orderIds: string[]): Promise<number>;
}

export function readBooks(client: Client): Books {
  return {
    async listEvents(orderIds) {
      const { rows } = await client.query<StoredEvent>(
        `select kind, processed_at is not null as "isProcessed"
           from public.qd_payment_event where provider_order_id = any($1) order by id`,
        [orderIds],
      );
      return rows;
    },
    async countBooked(orderIds) {
      const { rows } = await client.query<{ booked: number }>(
        `select (count(distinct p.id) + count(t.id))::int as booked
           from public.qd_payments p left join public.ledger_transfer t on t.payment = p.id
          where p.order_id = any($1)`,
        [orderIds],
      );
      return rows[0]?.booked ?? 0;
    },
  };
}
