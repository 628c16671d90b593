import type { Knex } from 'knex';
import { codedError } from '../../../platform/coded-error.ts';
import { type Buyer, parseBuyer } from '../codec.ts';
import { findBuyer } from '../repository/buyers.ts';
import { findOwnPayment, type OwnPaymentRow } from '../repository/own-payments.ts';

export interface OwnPaymentFacts {
  payment: OwnPaymentRow;
  buyer: Buyer;
}

export async function requireBuyer(db: Knex, userId: string): Promise<Buyer> {
  const row = await findBuyer(db, userId);
  // Installing creates the first edition; without one nothing is for sale.
  if (!row) throw codedError('OFFER_CLOSED');
  return parseBuyer(row);
}

/** Throws PAYMENT_NOT_FOUND also for a payment of another member. */
export async function loadOwnPayment(db: Knex, userId: string, id: number): Promise<OwnPaymentFacts> {
  const payment = await findOwnPayment(db, userId, id);
  if (!payment) throw codedError('PAYMENT_NOT_FOUND');
  return { payment, buyer: await requireBuyer(db, userId) };
}
