import type { CalendarDate } from '../basics/date-window.ts';
import type { PaymentChannel } from './payment.ts';
import type { OrderType } from './pricing.ts';

/**
 * Everything that a receipt prints, as it was when the number was given: the column `receipt.facts`. Number, kind,
 * day and amount are columns of the row. Null is not printed.
 */
export interface ReceiptFacts {
  association: {
    name: string;
    address: string | null;
    registration: string | null;
    pan: string | null;
    email: string | null;
    phone: string | null;
    /** Null while the association is not registered under GST. */
    gst: { number: string; ratePercent: number; code: string | null } | null;
  };
  receivedFrom: string;
  candidate: { name: string; serialNumber: number | null } | null;
  address: string | null;
  orderType: OrderType;
  /** The days of a subscription. */
  period: { from: CalendarDate; to: CalendarDate } | null;
  /** The edition of a book or a melawa, such as `2026`; older receipts have `2026-27`. */
  edition: string | null;
  /** Of a melawa; older receipts have none. */
  seats?: number | null;
  channel: PaymentChannel;
  /** The provider's word, such as `upi`; null at the desk. */
  method: string | null;
  cheque: { number: string; bank: string } | null;
  bankReference: string | null;
  /** Our reference, `SU-7K4M-2291`. */
  reference: string | null;
  /** When the money came: an instant online, a day at the desk. A refund note says when it went back. */
  paidAt: string;
  /** Who took the money at the desk. */
  takenBy: string | null;
  /** Of a refund note: the receipt that it refers to. */
  refundOf: { number: string; issuedOn: CalendarDate; amountPaise: number } | null;
}
