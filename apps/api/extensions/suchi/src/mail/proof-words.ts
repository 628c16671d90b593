import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import { button, greet, type Greeted, type MailWords, say } from './blocks.ts';

export type ProofFacts = Greeted & { until: CalendarDate };

export type ProofMailKind = 'proof_page' | 'proof_reminder' | 'proof_returned';

const openPage = button('See your page', '/candidate/proof');
const closing = ({ until }: ProofFacts) =>
  say(`Please answer by ${formatCalendarDate(until)}. Without an answer the page is printed as you see it.`);

export const proofWriters: Record<ProofMailKind, (facts: ProofFacts) => MailWords> = {
  proof_page: (facts) => ({
    subject: 'Please check your page in the suchi',
    heading: 'Is everything correct?',
    blocks: [
      greet(facts),
      say('Your page of the printed suchi is ready. Please look at it as it will be printed.'),
      say('Say that everything is correct, or tell us what is wrong. It takes two minutes.'),
      closing(facts),
      openPage,
    ],
  }),
  proof_reminder: (facts) => ({
    subject: 'Your page in the suchi: please check it',
    heading: 'We have no answer from you yet',
    blocks: [
      greet(facts),
      say('Your page of the printed suchi waits for your answer. Please look whether everything is correct.'),
      closing(facts),
      openPage,
    ],
  }),
  proof_returned: (facts) => ({
    subject: 'Your page in the suchi: please look again',
    heading: 'Please look at your page again',
    blocks: [
      greet(facts),
      say('You told us about a mistake on your page of the printed suchi. The committee has looked at it.'),
      say('Please check the page once more as it will be printed now.'),
      closing(facts),
      openPage,
    ],
  }),
};
