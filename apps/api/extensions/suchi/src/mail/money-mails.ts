import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import { carrierNames, type Dispatch, type OrderType } from '@suchi/domain/money';
import { button, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';

interface PaymentNews {
  amountPaise: number;
  paymentId: number;
}

/** What a payment opened. */
type Bought = { kind: 'subscription'; validTill: CalendarDate } | { kind: 'suchi'; edition: string | null };

interface OrderedBook extends Greeted {
  edition: string | null;
}

/** What the office is told at once. */
export type MoneyAlarm = 'ledger_differs' | 'webhook_silent';

export const alarmSubjects: Record<MoneyAlarm, string> = {
  ledger_differs: 'The books differ from the payment provider’s list',
  webhook_silent: 'No news from the payment provider for two hours',
};

const alarmWords: Record<MoneyAlarm, string[]> = {
  ledger_differs: [
    'The nightly check has found a difference between our ledger and the list of the payment provider.',
    'Please open the day book and look at the unmatched payments. Nothing was changed.',
  ],
  webhook_silent: [
    'Payments were made, but the provider has sent no event for two hours. Members still get what they paid for, with some delay.',
    'Please ask the operator to check the webhook at the provider.',
  ],
};

/** Mails about payments, refunds and ordered books. */
export const moneyMails = {
  payment_received: (
    facts: Greeted & PaymentNews & { receiptNumber: string; bought: Bought },
  ): MailWords => ({
    subject: 'We have received your payment',
    heading: 'We have received your payment',
    blocks: [
      greet(facts),
      say(`Thank you. We have received ${formatRupees(facts.amountPaise)}.`),
      say(boughtWords(facts.bought)),
      say(`Your receipt has the number ${facts.receiptNumber}. You can also open it under your membership.`),
      button('See your payment', `/payment/${facts.paymentId}`),
    ],
  }),
  refund_made: (
    facts: Greeted &
      PaymentNews & { noteNumber: string; bankReference: string | null; ended: OrderType | null },
  ): MailWords => ({
    subject: 'Your refund is on its way',
    heading: 'Your refund is on its way',
    blocks: [
      greet(facts),
      say(
        `We have paid ${formatRupees(facts.amountPaise)} back to the account you paid from. Banks need up to 7 working days to show it.`,
      ),
      ...(facts.bankReference === null
        ? []
        : [say(`If it does not arrive, give your bank this number: ${facts.bankReference}.`)]),
      ...(facts.ended === null ? [] : [say(endedWords[facts.ended])]),
      say(`The number of this refund note is ${facts.noteNumber}.`),
      button('See your payment', `/payment/${facts.paymentId}`),
    ],
  }),
  money_alarm: ({ alarm }: { alarm: MoneyAlarm }): MailWords => ({
    subject: alarmSubjects[alarm],
    heading: alarmSubjects[alarm],
    blocks: [...alarmWords[alarm].map(say), button('Open the day book', '/admin/day_book')],
  }),
  suchi_dispatched: (facts: OrderedBook & Dispatch): MailWords => ({
    subject: 'Your suchi is on its way',
    heading: 'Your suchi is on its way',
    blocks: [
      greet(facts),
      say(
        facts.edition === null
          ? 'We have sent your printed suchi.'
          : `We have sent your printed suchi ${facts.edition}.`,
      ),
      ...(facts.carrier === 'other' ? [] : [say(`It travels with ${carrierNames[facts.carrier]}.`)]),
      ...(facts.trackingNumber === null
        ? []
        : [
            say(
              `The tracking number is ${facts.trackingNumber}. With it you can see on the carrier's website where the book is.`,
            ),
          ]),
      button('See your order', '/settings/my_membership'),
    ],
  }),
  suchi_returned: (facts: OrderedBook & { reason: string }): MailWords => ({
    subject: 'Your suchi came back to us',
    heading: 'Please check your address',
    blocks: [
      greet(facts),
      say(
        facts.edition === null
          ? 'We sent your printed suchi, but the parcel came back. The reason:'
          : `We sent your printed suchi ${facts.edition}, but the parcel came back. The reason:`,
      ),
      quote(facts.reason),
      say('Please check your address and correct it. Then we will send the book again.'),
      button('Check my address', '/settings/my_membership'),
    ],
  }),
};

function boughtWords(bought: Bought): string {
  if (bought.kind === 'subscription')
    return `You can search all profiles until ${formatCalendarDate(bought.validTill)}.`;
  return bought.edition === null
    ? 'Your suchi is ordered. Please check on your membership page that we have your delivery address.'
    : `Your suchi ${bought.edition} is ordered. Please check on your membership page that we have your delivery address.`;
}

const endedWords: Record<OrderType, string> = {
  subscription: 'Your search subscription has ended with it.',
  suchi: 'Your order of the suchi is closed with it, unless the book was already sent.',
};

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

function formatRupees(paise: number): string {
  return rupees.format(paise / 100);
}
