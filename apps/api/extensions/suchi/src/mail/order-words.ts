import { carrierNames, type Dispatch } from '@suchi/domain/money';
import { button, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';

interface OrderedBook extends Greeted {
  edition: string | null;
}

export interface OrderMailFacts {
  suchi_dispatched: OrderedBook & Dispatch;
  suchi_returned: OrderedBook & { reason: string };
}

const nameOf = ({ edition }: OrderedBook) => `printed suchi${edition === null ? '' : ` ${edition}`}`;

export const orderWriters: { [Kind in keyof OrderMailFacts]: (facts: OrderMailFacts[Kind]) => MailWords } = {
  suchi_dispatched: (facts) => ({
    subject: 'Your suchi is on its way',
    heading: 'Your suchi is on its way',
    blocks: [
      greet(facts),
      say(`We have sent your ${nameOf(facts)}.`),
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
  suchi_returned: (facts) => ({
    subject: 'Your suchi came back to us',
    heading: 'Please check your address',
    blocks: [
      greet(facts),
      say(`We sent your ${nameOf(facts)}, but the parcel came back. The reason:`),
      quote(facts.reason),
      say('Please check your address and correct it. Then we will send the book again.'),
      button('Check my address', '/settings/my_membership'),
    ],
  }),
};
