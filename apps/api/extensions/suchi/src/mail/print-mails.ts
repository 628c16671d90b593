import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { PrintProblem } from '@suchi/domain/print';
import { button, greet, type Greeted, type MailWords, say } from './blocks.ts';

type ProofFacts = Greeted & { until: CalendarDate };

const openPage = button('See your page', '/candidate/proof');
const closing = ({ until }: ProofFacts) =>
  say(`Please answer by ${formatCalendarDate(until)}. Without an answer the page is printed as you see it.`);

const problemWords: Record<PrintProblem, string> = {
  photo_missing: 'There is no photo yet.',
  photo_small: 'The photo is too small for print. Please send a larger one.',
  birth_time_missing: 'The time of birth is missing.',
  gotra_missing: 'The gotra is missing.',
  own_script_name_missing: 'The name in your own script is missing. It is optional.',
};

/** Mails about a family's page of the printed suchi. */
export const printMails = {
  proof_page: (facts: ProofFacts): MailWords => ({
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
  proof_reminder: (facts: ProofFacts): MailWords => ({
    subject: 'Your page in the suchi: please check it',
    heading: 'We have no answer from you yet',
    blocks: [
      greet(facts),
      say('Your page of the printed suchi waits for your answer. Please look whether everything is correct.'),
      closing(facts),
      openPage,
    ],
  }),
  proof_returned: (facts: ProofFacts): MailWords => ({
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
  print_incomplete: (facts: Greeted & { problems: readonly PrintProblem[] }): MailWords => ({
    subject: 'Please complete your profile for the suchi',
    heading: 'Something is missing for the printed suchi',
    blocks: [
      greet(facts),
      say('We are preparing your page of the printed suchi.'),
      ...facts.problems.map((problem) => say(problemWords[problem])),
      say('If you have it, please add it soon. What is missing stays empty on the printed page.'),
      button('Complete your profile', '/candidate/edit'),
    ],
  }),
};
