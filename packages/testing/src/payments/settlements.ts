import type { ProviderBook } from './book.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  type ReconRow,
  type Settlement,
  bankReference,
  newId,
} from './entities.ts';
import { refuse } from './provider-error.ts';

const indiaOffsetMs = 5.5 * 3600 * 1000;

/** The day in India, as YYYY-MM-DD. */
const dayInIndia = (atMs: number): string => new Date(atMs + indiaOffsetMs).toISOString().slice(0, 10);

const two = (part: number) => String(part).padStart(2, '0');

/** What has been paid out to the bank, and the rows that explain it. */
export class Settlements {
  readonly list: Settlement[] = [];
  readonly rows: ReconRow[] = [];
  readonly #book: ProviderBook;

  constructor(book: ProviderBook) {
    this.#book = book;
  }

  clear(): void {
    this.list.length = 0;
    this.rows.length = 0;
  }

  /** Pays out everything captured or refunded so far, at noon of that day; null when there is nothing. */
  settle(day = dayInIndia(Date.now())): Settlement | null {
    const noon = Date.parse(`${day}T12:00:00+05:30`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noon)) refuse('The day must be YYYY-MM-DD.', 'day');
    const settled = new Set(this.rows.map(({ entity_id }) => entity_id));
    // What was never captured never reached the account; the provider gives it back without a row.
    const payments = [...this.#book.payments.values()].filter(
      ({ id, captured }) => captured && !settled.has(id),
    );
    const refunds = [...this.#book.refunds.values()].filter(
      ({ id, status, payment_id }) =>
        status === 'processed' && this.#book.payment(payment_id).captured && !settled.has(id),
    );
    if (payments.length + refunds.length === 0) return null;
    const settlement: Settlement = {
      id: newId('setl'),
      entity: 'settlement',
      amount: 0,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr: `${bankReference(10)}UTR`,
      created_at: noon / 1000,
    };
    const rows = [
      ...payments.map((payment) => this.#paymentRow(payment, settlement)),
      ...refunds.map((refund) => this.#refundRow(refund, settlement)),
    ];
    for (const { credit, debit, fee, tax } of rows) {
      settlement.amount += credit - debit;
      settlement.fees += fee;
      settlement.tax += tax;
    }
    this.rows.push(...rows);
    this.list.push(settlement);
    return settlement;
  }

  /** The rows settled in a month, or on one day of it. */
  rowsOf(year: number, month: number, day?: number): ReconRow[] {
    const prefix = `${year}-${two(month)}${day === undefined ? '' : `-${two(day)}`}`;
    return this.rows.filter(({ settled_at }) => dayInIndia(settled_at * 1000).startsWith(prefix));
  }

  #paymentRow(payment: ProviderPayment, settlement: Settlement): ReconRow {
    const fee = payment.fee ?? 0;
    return {
      ...this.#sharedPart(payment, settlement),
      entity_id: payment.id,
      type: 'payment',
      debit: 0,
      credit: payment.amount - fee,
      amount: payment.amount,
      fee,
      tax: payment.tax ?? 0,
      created_at: payment.created_at,
      description: payment.description,
      notes: payment.notes,
      payment_id: null,
    };
  }

  #refundRow(refund: ProviderRefund, settlement: Settlement): ReconRow {
    return {
      ...this.#sharedPart(this.#book.payment(refund.payment_id), settlement),
      entity_id: refund.id,
      type: 'refund',
      debit: refund.amount,
      credit: 0,
      amount: refund.amount,
      fee: 0,
      tax: 0,
      created_at: refund.created_at,
      description: null,
      notes: refund.notes,
      payment_id: refund.payment_id,
    };
  }

  #sharedPart(payment: ProviderPayment, settlement: Settlement) {
    const isCard = payment.method === 'card';
    return {
      currency: payment.currency,
      on_hold: false,
      settled: true,
      settled_at: settlement.created_at,
      settlement_id: settlement.id,
      settlement_utr: settlement.utr,
      posted_at: null,
      credit_type: 'default' as const,
      order_id: payment.order_id,
      order_receipt: this.#book.order(payment.order_id).receipt,
      method: payment.method,
      card_network: isCard ? 'Visa' : null,
      card_issuer: isCard ? 'HDFC' : null,
      card_type: isCard ? 'debit' : null,
      dispute_id: null,
    };
  }
}
