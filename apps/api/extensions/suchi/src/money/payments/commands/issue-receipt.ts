import { todayInIndia } from '@suchi/domain/basics';
import { findFinancialYear, type ReceiptFacts, type ReceiptKind } from '@suchi/domain/money';
import { associationNameOf } from '@suchi/domain/settings';
import type { Knex } from 'knex';
import { readAssociation } from '../../../platform/association.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findSubscription } from '../repository/grants.ts';
import type { PurchaseRow } from '../repository/purchases.ts';
import { findBuyer, findDeskFacts, findFirstReceipt } from '../repository/receipt-facts.ts';
import { findTaxFacts, insertReceipt, takeReceiptNumber, type TaxFacts } from '../repository/receipts.ts';

export interface ReceiptRequest {
  kind: ReceiptKind;
  purchase: PurchaseRow;
  refundId: number | null;
  amountPaise: number;
  paidAt: Date;
  bankReference: string | null;
}

/**
 * Writes a receipt or a refund note with the next number, and queues its file. It is dated today, so that numbers
 * follow the days.
 */
export async function issueReceipt(
  tx: Knex.Transaction,
  platform: Pick<JobPlatform, 'clock' | 'jobs'>,
  request: ReceiptRequest,
): Promise<{ id: number; number: string }> {
  const { kind, purchase, refundId, amountPaise } = request;
  const facts = await loadFacts(tx, request);
  const issuedOn = todayInIndia(platform.clock.now());
  const financialYear = findFinancialYear(issuedOn);
  const { number, sequence } = await takeReceiptNumber(tx, financialYear);
  const receipt = await insertReceipt(tx, {
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
  await platform.jobs.enqueue(tx, 'receipt', { receiptId: receipt.id });
  return receipt;
}

async function loadFacts(
  tx: Knex.Transaction,
  { kind, purchase, paidAt, bankReference }: ReceiptRequest,
): Promise<ReceiptFacts> {
  const issuer = await readAssociation(
    tx,
    'association_name',
    'association_address',
    'association_pan',
    'association_registration',
    'support_email',
    'support_phone',
  );
  const tax = await findTaxFacts(tx, purchase.edition);
  const days = purchase.subscription === null ? null : await findSubscription(tx, purchase.subscription);
  const desk = await findDeskFacts(tx, purchase.id);
  const buyer = await findBuyer(tx, purchase);
  const isAtDesk = purchase.channel !== 'online';
  return {
    association: {
      name: associationNameOf(issuer),
      address: issuer.association_address,
      registration: issuer.association_registration,
      pan: issuer.association_pan,
      email: issuer.support_email,
      phone: issuer.support_phone,
      gst: findTax(purchase, tax),
    },
    receivedFrom: purchase.received_from ?? '',
    candidate: buyer.candidate,
    address: buyer.address,
    orderType: purchase.order_type,
    period: days && { from: days.startDate, to: days.endDate },
    edition: purchase.order_type !== 'subscription' && tax ? String(tax.year) : null,
    seats: purchase.seats,
    channel: purchase.channel,
    method: isAtDesk ? null : purchase.method,
    cheque: desk.cheque,
    bankReference,
    reference: purchase.reference,
    paidAt: isAtDesk ? deskDay(kind, desk.receivedOn, paidAt) : paidAt.toISOString(),
    takenBy: desk.takenBy,
    refundOf: kind === 'refund_note' ? await findFirstReceipt(tx, purchase.id) : null,
  };
}

/** A receipt names the day on which the money came to the desk. */
function deskDay(kind: ReceiptKind, receivedOn: string | null, paidAt: Date): string {
  return kind === 'receipt' && receivedOn !== null ? receivedOn : todayInIndia(paidAt);
}

/** Printed books are nil-rated. */
function findTax({ order_type }: PurchaseRow, tax: TaxFacts | null): ReceiptFacts['association']['gst'] {
  if (!tax?.gst_number) return null;
  const isBook = order_type === 'suchi';
  return {
    number: tax.gst_number,
    ratePercent: isBook ? 0 : tax.gst_rate_percent,
    code: isBook ? tax.gst_book_code : tax.gst_service_code,
  };
}
