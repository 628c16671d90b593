import { createHash } from 'node:crypto';
import type { recordPaymentContract } from '@suchi/contracts/money';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  checkReceivedOn,
  checkSecondSale,
  findPricePaise,
  formatPaymentReference,
  type OfferType,
} from '@suchi/domain/money';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { openPurchase } from '../../payments/commands/open-purchase.ts';
import { toDelivery } from '../../payments/commands/own-orders.ts';
import { settlePurchase } from '../../payments/commands/settle-purchase.ts';
import { lockBuyers } from '../../payments/repository/grants.ts';
import {
  type DeskSetting,
  findEarlierPayment,
  findMember,
  lockDeskPayment,
  lockReference,
  type MemberRow,
  readDeskSetting,
} from '../repository/desk-payments.ts';

type Input = z.output<typeof recordPaymentContract.input>;

export interface RecordedPayment {
  payment: number;
  receipt: { id: number; number: string } | null;
}

/** Records money that came at the desk. It is settled at once, except a cheque, which counts when it is cleared. */
export async function recordPayment(call: WriteCall<Input, RoleCaller>): Promise<RecordedPayment> {
  const { input, caller, tx, now, platform } = call;
  requireDay('received_on', input.received_on, now);
  const reference = referenceOf(input.key);
  await lockReference(tx, reference);
  const earlier = await lockDeskPayment(tx, { reference });
  if (earlier) {
    if (earlier.user !== input.user || earlier.order_type !== input.order_type)
      throw codedError('RECORD_NOT_UNIQUE');
    const { receipt_id: id, receipt_number: number } = earlier;
    return { payment: earlier.id, receipt: id === null || number === null ? null : { id, number } };
  }
  const member = await findMember(tx, input.user);
  if (!member) throw codedError('INVALID_PAYLOAD', { fields: { user: 'required' } });

  const purchase = await open(call, member, reference);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'payment.record',
    subject: { collection: 'qd_payments', id: purchase.id },
    details: { amount: purchase.amount, order_type: purchase.order_type, channel: purchase.channel },
  });
  if (input.channel === 'cheque') return { payment: purchase.id, receipt: null };
  const settled = await settlePurchase(tx, platform, {
    paymentId: purchase.id,
    capturedAt: instantOf(input.received_on, now),
  });
  return { payment: purchase.id, receipt: settled?.receipt ?? null };
}

async function open(
  { input, caller, tx, now }: WriteCall<Input, RoleCaller>,
  member: MemberRow,
  reference: string,
) {
  const { edition } = await readDeskSetting(tx, input.order_type);
  await requireMeant(tx, member, edition.id, input);
  const amountPaise = findDeskPrice(edition, member, input.order_type);
  const { cheque = null, delivery, delivery_kind: deliveryKind } = input;
  return openPurchase(
    tx,
    {
      userId: member.id,
      orderType: input.order_type,
      channel: input.channel,
      amountPaise,
      editionId: edition.id,
      receivedFrom: input.received_from,
      delivery: { ...(delivery && toDelivery(delivery)), delivery_kind: deliveryKind },
      desk: {
        recordedBy: caller.userId,
        receivedOn: input.received_on,
        bankReference: input.channel === 'bank_transfer' ? (input.bank_reference ?? null) : null,
        cheque: input.channel === 'cheque' ? cheque : null,
        reference,
      },
    },
    now,
  );
}

/** Two desks at the same time wait for each other. */
async function requireMeant(
  tx: Knex.Transaction,
  { id: userId }: MemberRow,
  editionId: number,
  { order_type: orderType, is_second: isMeant }: Input,
): Promise<void> {
  await lockBuyers(tx, [userId]);
  const earlier = await findEarlierPayment(tx, { userId, orderType, editionId });
  if (!checkSecondSale(earlier !== null, isMeant).allowed) throw codedError('PAYMENT_REPEATED');
}

export function findDeskPrice(
  edition: DeskSetting['edition'],
  { is_tester: isTester }: MemberRow,
  orderType: OfferType,
): number {
  return findPricePaise(
    orderType,
    { isTester },
    {
      subscriptionPaise: edition.subscription_price,
      testerSubscriptionPaise: edition.tester_price,
      suchiPaise: edition.suchi_price,
    },
  );
}

/** The same key gives the same reference, which is unique. */
function referenceOf(key: string): string {
  return formatPaymentReference(createHash('sha256').update(key).digest());
}

/** Not later than today, and not too old. */
export function requireDay(field: string, day: CalendarDate, now: Date): void {
  if (!checkReceivedOn(day, todayInIndia(now)).allowed)
    throw codedError('INVALID_PAYLOAD', { fields: { [field]: 'date' } });
}

/** Money of an earlier day belongs to that day; its hour is not known. */
export function instantOf(day: CalendarDate, now: Date): Date {
  return day === todayInIndia(now) ? now : new Date(`${day}T12:00:00.000+05:30`);
}
