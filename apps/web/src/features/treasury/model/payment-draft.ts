import { payer, type PaymentToRecord } from '@suchi/contracts/money';
import { type CalendarDate, isCalendarDate } from '@suchi/domain/basics';
import { checkReceivedOn, deskChannels, offerTypes } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { deliveryDraft, toDelivery } from '../../../entities/delivery-address/delivery-draft.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';

/** How a book reaches its buyer; the address may also be entered later in the order. */
export const deskDeliveries = ['post', 'pick_up', 'later'] as const;

const paymentDraft = z.object({
  /** The same until the payment is recorded, so that it is recorded once. */
  key: z.uuid(),
  payer: z.nullable(payer),
  orderType: z.enum(offerTypes),
  channel: z.enum(deskChannels),
  receivedOn: z.string(),
  receivedFrom: z.string(),
  bankReference: z.string(),
  chequeNumber: z.string(),
  chequeBank: z.string(),
  deliveryKind: z._default(z.nullable(z.enum(deskDeliveries)), null),
  delivery: z._default(z.nullable(deliveryDraft), null),
  /** The member has paid for the same already, and pays once more. */
  isSecond: z._default(z.boolean(), false),
});
/** What is typed in the form. */
export type PaymentDraft = z.output<typeof paymentDraft>;

export function newPaymentDraft(today: CalendarDate): PaymentDraft {
  return {
    key: crypto.randomUUID(),
    payer: null,
    orderType: 'subscription',
    channel: 'cash',
    receivedOn: today,
    receivedFrom: '',
    bankReference: '',
    chequeNumber: '',
    chequeBank: '',
    deliveryKind: null,
    delivery: null,
    isSecond: false,
  };
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft on this device, one for each person. Logging out deletes it. */
export function createDraftStore(storage: DraftStorage, userId: string) {
  const key = deviceCopyKey('desk-payment', userId);
  return {
    read: (): PaymentDraft | null => {
      try {
        return paymentDraft.parse(JSON.parse(storage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (draft: PaymentDraft): void => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // Private windows and full devices refuse. The form still works.
      }
    },
    remove: (): void => storage.removeItem(key),
  };
}

export type PaymentField =
  | 'payer'
  | 'delivery'
  | 'isSecond'
  | 'receivedOn'
  | 'receivedFrom'
  | 'bankReference'
  | 'chequeNumber'
  | 'chequeBank';
export type PaymentProblem =
  | 'whoMissing'
  | 'deliveryMissing'
  | 'addressMissing'
  | 'receivedOnFuture'
  | 'receivedOnOld'
  | 'receivedFromMissing'
  | 'bankReferenceShort'
  | 'chequeNumberWrong'
  | 'chequeBankMissing';

/** A draft of another day is opened again with a day that can be recorded. */
export function withRightDay(draft: PaymentDraft, today: CalendarDate): PaymentDraft {
  return isRightDay(draft.receivedOn, today) ? draft : { ...draft, receivedOn: today };
}

export function isRightDay(day: string, today: CalendarDate): day is CalendarDate {
  return isCalendarDate(day) && checkReceivedOn(day, today).allowed;
}

/** What is missing or wrong, in the order of the form. */
export function checkPaymentDraft(
  draft: PaymentDraft,
  today: CalendarDate,
): Map<PaymentField, PaymentProblem> {
  const problems = new Map<PaymentField, PaymentProblem>();
  const day = isCalendarDate(draft.receivedOn)
    ? checkReceivedOn(draft.receivedOn, today)
    : ({ allowed: false, reason: 'in_the_future' } as const);
  if (draft.payer === null) problems.set('payer', 'whoMissing');
  if (draft.orderType === 'suchi') {
    if (draft.deliveryKind === null) problems.set('delivery', 'deliveryMissing');
    if (draft.deliveryKind === 'post' && draft.delivery === null) problems.set('delivery', 'addressMissing');
  }
  if (!day.allowed)
    problems.set('receivedOn', day.reason === 'too_old' ? 'receivedOnOld' : 'receivedOnFuture');
  if (draft.channel === 'bank_transfer' && draft.bankReference.trim().length < 4)
    problems.set('bankReference', 'bankReferenceShort');
  if (draft.channel === 'cheque') {
    if (!/^\d{6,12}$/.test(draft.chequeNumber.trim())) problems.set('chequeNumber', 'chequeNumberWrong');
    if (draft.chequeBank.trim() === '') problems.set('chequeBank', 'chequeBankMissing');
  }
  if (draft.receivedFrom.trim() === '') problems.set('receivedFrom', 'receivedFromMissing');
  return problems;
}

/** What is sent for a complete draft. */
export function toPaymentToRecord(draft: PaymentDraft, user: string): PaymentToRecord {
  const { deliveryKind, delivery } = draft;
  const isBook = draft.orderType === 'suchi';
  return {
    key: draft.key,
    user,
    order_type: draft.orderType,
    received_on: draft.receivedOn,
    channel: draft.channel,
    received_from: draft.receivedFrom.trim(),
    ...(draft.channel === 'bank_transfer' && { bank_reference: draft.bankReference.trim() }),
    ...(draft.channel === 'cheque' && {
      cheque: { number: draft.chequeNumber.trim(), bank: draft.chequeBank.trim() },
    }),
    ...(isBook && deliveryKind === 'pick_up' && { delivery_kind: deliveryKind }),
    ...(isBook && deliveryKind === 'post' && delivery && { delivery: toDelivery(delivery) }),
    ...(draft.isSecond && { is_second: true }),
  };
}
