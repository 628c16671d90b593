import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import { carrierNames, type Dispatch, type OrderType } from '@suchi/domain/money';
import { button, entitle, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';
import { formatRupees } from './rupees.ts';
import type { Wording } from './wording.ts';

interface PaymentNews {
  amountPaise: number;
  paymentId: number;
}

/** What a payment opened. */
type Bought = { kind: 'subscription'; validTill: CalendarDate } | { kind: 'suchi'; edition: string | null };

interface OrderedBook extends Greeted {
  edition: string | null;
}

const seePayment = ({ t }: Wording, { paymentId }: PaymentNews) =>
  button(t('buttons.seePayment'), `/payment/${paymentId}`);

/** Mails about payments, refunds and ordered books. */
export const moneyMails = {
  payment_received: (
    wording: Wording,
    facts: Greeted & PaymentNews & { receiptNumber: string; bought: Bought },
  ): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('payment_received.title')),
      blocks: [
        greet(wording, facts),
        say(t('payment_received.thanks', { amount: formatRupees(facts.amountPaise) })),
        say(boughtWords(wording, facts.bought)),
        say(t('payment_received.receipt', { number: facts.receiptNumber })),
        seePayment(wording, facts),
      ],
    };
  },
  refund_made: (
    wording: Wording,
    facts: Greeted &
      PaymentNews & { noteNumber: string; bankReference: string | null; ended: OrderType | null },
  ): MailWords => {
    const { t } = wording;
    const { bankReference: reference, ended } = facts;
    return {
      ...entitle(t('refund_made.title')),
      blocks: [
        greet(wording, facts),
        say(t('refund_made.paidBack', { amount: formatRupees(facts.amountPaise) })),
        ...(reference === null ? [] : [say(t('refund_made.bankReference', { reference }))]),
        ...(ended === null ? [] : [say(t(`refund_made.ended.${ended}`))]),
        say(t('refund_made.note', { number: facts.noteNumber })),
        seePayment(wording, facts),
      ],
    };
  },
  suchi_dispatched: (wording: Wording, facts: OrderedBook & Dispatch): MailWords => {
    const { t } = wording;
    const { edition, carrier, trackingNumber: number } = facts;
    return {
      ...entitle(t('suchi_dispatched.title')),
      blocks: [
        greet(wording, facts),
        say(edition === null ? t('suchi_dispatched.sent') : t('suchi_dispatched.sentEdition', { edition })),
        ...(carrier === 'other'
          ? []
          : [say(t('suchi_dispatched.carrier', { carrier: carrierNames[carrier] }))]),
        ...(number === null ? [] : [say(t('suchi_dispatched.tracking', { number }))]),
        button(t('suchi_dispatched.seeOrder'), '/settings/my_membership'),
      ],
    };
  },
  suchi_returned: (wording: Wording, facts: OrderedBook & { reason: string }): MailWords => {
    const { t } = wording;
    const { edition } = facts;
    return {
      subject: t('suchi_returned.subject'),
      heading: t('suchi_returned.heading'),
      blocks: [
        greet(wording, facts),
        say(
          edition === null ? t('suchi_returned.cameBack') : t('suchi_returned.editionCameBack', { edition }),
        ),
        quote(facts.reason),
        say(t('suchi_returned.next')),
        button(t('suchi_returned.checkAddress'), '/settings/my_membership'),
      ],
    };
  },
};

function boughtWords({ t }: Wording, bought: Bought): string {
  if (bought.kind === 'subscription')
    return t('payment_received.searchUntil', { date: formatCalendarDate(bought.validTill) });
  const { edition } = bought;
  return edition === null ? t('payment_received.ordered') : t('payment_received.orderedEdition', { edition });
}
