import { todayInIndia } from '@suchi/domain/basics';
import { findFinancialYear, type ReceiptKind, writeRupees } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../platform/platform.ts';
import type { ReceiptFacts } from '../receipt-facts.ts';
import { findSubscription } from '../repository/grants.ts';
import type { PurchaseRow } from '../repository/purchases.ts';
import {
  findIssuer,
  findReceiptNumber,
  findTaxStanding,
  insertReceipt,
  takeReceiptNumber,
  type TaxStanding,
} from '../repository/receipts.ts';

export interface ReceiptRequest {
  kind: ReceiptKind;
  purchase: PurchaseRow;
  refundId: number | null;
  amountPaise: number;
  paidAt: Date;
  bankReference: string | null;
}

/** Writes a receipt or a refund note with the next number. It is dated today, so that numbers follow the days. */
export async function issueReceipt(
  tx: Knex.Transaction,
  { env, clock }: Pick<JobPlatform, 'env' | 'clock'>,
  request: ReceiptRequest,
): Promise<{ id: number; number: string }> {
  const { kind, purchase, refundId, amountPaise } = request;
  const issuer = await findIssuer(tx);
  const standing = await findTaxStanding(tx, purchase.edition);
  const days = purchase.subscription === null ? null : await findSubscription(tx, purchase.subscription);
  const refundOf = kind === 'refund_note' ? await findReceiptNumber(tx, purchase.id) : null;
  const issuedOn = todayInIndia(clock.now());
  const financialYear = findFinancialYear(issuedOn);
  const { number, sequence } = await takeReceiptNumber(tx, financialYear);

  const facts: ReceiptFacts = {
    kind,
    number,
    issued_on: issuedOn,
    association: {
      name: issuer?.association_name ?? env.association,
      address: issuer?.association_address ?? null,
      pan: issuer?.association_pan ?? null,
      registration: issuer?.association_registration ?? null,
    },
    gst: findTax(purchase, standing),
    received_from: purchase.received_from ?? '',
    amount: amountPaise,
    amount_in_words: writeRupees(amountPaise),
    order_type: purchase.order_type,
    period: days && { from: days.startDate, to: days.endDate },
    edition: standing && String(standing.year),
    channel: purchase.channel,
    method: purchase.method,
    reference: purchase.reference,
    bank_reference: request.bankReference,
    paid_on: todayInIndia(request.paidAt),
    refund_of: refundOf,
  };
  return insertReceipt(tx, {
    number,
    financial_year: financialYear,
    sequence,
    kind,
    payment: purchase.id,
    refund: refundId,
    amount: amountPaise,
    issued_on: issuedOn,
    facts,
  });
}

/** Printed books are nil-rated. */
function findTax({ order_type }: PurchaseRow, standing: TaxStanding | null): ReceiptFacts['gst'] {
  if (!standing?.gst_number) return null;
  const isBook = order_type === 'suchi';
  return {
    number: standing.gst_number,
    rate_percent: isBook ? 0 : standing.gst_rate_percent,
    code: isBook ? standing.gst_book_code : standing.gst_service_code,
  };
}
