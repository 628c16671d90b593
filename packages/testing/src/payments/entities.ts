import { randomInt } from 'node:crypto';

export type PaymentMethod = 'upi' | 'card' | 'netbanking' | 'wallet';
export type OrderStatus = 'created' | 'attempted' | 'paid';
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
export type RefundStatus = 'pending' | 'processed' | 'failed';
/** Without a note the provider sends an empty array, as PHP does. */
export type Notes = Record<string, string> | [];

/** Amounts are paise; times are seconds since 1970. */
export interface ProviderOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: OrderStatus;
  attempts: number;
  notes: Notes;
  created_at: number;
}

export interface ProviderPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: PaymentStatus;
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: PaymentMethod;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  card_id: string | null;
  bank: string | null;
  wallet: string | null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  /** With its GST. Null until the payment is captured. */
  fee: number | null;
  /** The GST in the fee. */
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  /** The bank's references; null until the bank has confirmed. */
  acquirer_data: Record<string, string | null>;
  created_at: number;
  upi?: { payer_account_type: string; vpa: string; flow: string };
}

export interface ProviderRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: RefundStatus;
  speed_processed: 'normal';
  speed_requested: 'normal';
}

export interface Settlement {
  id: string;
  entity: 'settlement';
  /** What reaches the bank: credits minus debits. */
  amount: number;
  status: 'processed';
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
}

/** A row of the settlement report. */
export interface ReconRow {
  entity_id: string;
  type: 'payment' | 'refund';
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string;
  posted_at: null;
  credit_type: 'default';
  description: string | null;
  notes: Notes;
  /** The refunded payment; null for a payment. */
  payment_id: string | null;
  order_id: string;
  order_receipt: string | null;
  method: PaymentMethod;
  card_network: string | null;
  card_issuer: string | null;
  card_type: string | null;
  dispute_id: null;
}

export interface Collection<Item> {
  entity: 'collection';
  count: number;
  items: Item[];
}

export const collection = <Item>(items: Item[]): Collection<Item> => ({
  entity: 'collection',
  count: items.length,
  items,
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const draw = (letters: string, length: number) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

export const newKey = (): string => draw(alphabet, 14);
export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'setl' | 'card'): string => `${prefix}_${newKey()}`;
export const bankReference = (length = 12): string => draw('0123456789', length);

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** 2 % of the amount, and 18 % GST on it. As the provider does it, `fee` includes `tax`. */
export function feeOf(amount: number): { fee: number; tax: number } {
  const base = Math.round((amount * 2) / 100);
  const tax = Math.round((base * 18) / 100);
  return { fee: base + tax, tax };
}
