import type { previewPaymentContract } from '@suchi/contracts/money';
import { startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { planSubscription, type Subscription } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall } from '../../../platform/route.ts';
import { listSubscriptions } from '../../payments/repository/grants.ts';
import {
  type DeskSetting,
  findEarlierPayment,
  findMember,
  type MemberRow,
  readDeskSetting,
  sumCash,
} from '../repository/desk-payments.ts';
import { findDeskPrice, requireDay } from './record-payment.ts';

export interface PreviewedPayment {
  member: MemberRow;
  setting: DeskSetting;
  amountPaise: number;
  existing: Subscription[];
  /** Null for a book. */
  period: Subscription | null;
  earlier: Awaited<ReturnType<typeof findEarlierPayment>>;
  cash: Awaited<ReturnType<typeof sumCash>>;
}

/** What a payment at the desk would record and print, without recording it. */
export async function previewPayment({
  input,
  db,
  now,
}: ReadCall<z.output<typeof previewPaymentContract.input>, RoleCaller>): Promise<PreviewedPayment> {
  requireDay('received_on', input.received_on, now);
  const member = await findMember(db, input.user);
  if (!member) throw codedError('INVALID_PAYLOAD', { fields: { user: 'required' } });
  const setting = await readDeskSetting(db, input.order_type);
  const existing = await listSubscriptions(db, member.id);
  return {
    member,
    setting,
    amountPaise: findDeskPrice(setting.edition, member, input.order_type),
    existing,
    period: input.order_type === 'subscription' ? planSubscription(existing, todayInIndia(now)) : null,
    earlier: await findEarlierPayment(db, {
      userId: member.id,
      orderType: input.order_type,
      editionId: setting.edition.id,
    }),
    cash: await sumCash(db, startOfDayInIndia(now)),
  };
}
