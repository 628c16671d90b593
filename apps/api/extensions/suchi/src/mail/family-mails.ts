import { toMailName } from '@suchi/domain/accounts';
import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { AnswerSentence, OpeningSentence } from '@suchi/domain/families';
import { button, entitle, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';
import { type MailCard, personCard } from './people.ts';
import type { Wording } from './wording.ts';

/** The two candidates, each by the name that the sentences use, and the other one in full. */
interface Families extends Greeted {
  /** Of the family that reads. */
  own: string;
  name: string;
  fullName: string;
}

/** What the other family wrote; null: nothing. */
interface Opening {
  sentence: OpeningSentence | null;
  words: string | null;
}

type Waiting = Families & Opening & { until: CalendarDate; card: MailCard };

interface Answered extends Families {
  sentence: AnswerSentence | null;
  /** In the own words of a family that wrote after the other one. */
  words: string | null;
  interestId: number;
}

const namesOf = ({ own, name, fullName }: Families) => ({
  own: toMailName(own),
  name: toMailName(name),
  fullName: toMailName(fullName),
});

const quoteIf = (texts: readonly (string | null)[]) => {
  const said = texts.filter((text) => text !== null && text !== '').join(' ');
  return said === '' ? [] : [quote(said)];
};

function opening({ t }: Wording, facts: Families & Opening) {
  const { own, name } = namesOf(facts);
  // The sentence is the sender's: its own candidate is the one that the reader calls by name.
  const sentence = facts.sentence && t(`families.opening.${facts.sentence}`, { name: own, own: name });
  return quoteIf([sentence, facts.words]);
}

const answerButton = ({ t }: Wording) => button(t('families.readAndAnswer'), '/families');

const waiting =
  (title: 'received' | 'reminder' | 'lastDays') =>
  (wording: Wording, facts: Waiting): MailWords => {
    const { t } = wording;
    const { fullName } = namesOf(facts);
    const said = opening(wording, facts);
    return {
      ...entitle(t(`families.${title}.title`, { fullName })),
      blocks: [
        greet(wording, facts),
        ...(said.length === 0 ? [say(t('families.sendsInterest', { fullName }))] : said),
        personCard(wording, facts.card),
        answerButton(wording),
        say(t('families.mayAnswer', { until: formatCalendarDate(facts.until) })),
        say(t('families.wholeProfile')),
      ],
    };
  };

/** Mails about interest between two families. */
export const familyMails = {
  interest_received: waiting('received'),
  interest_reminder: waiting('reminder'),
  interest_last_days: waiting('lastDays'),
  interest_accepted: (wording: Wording, facts: Answered): MailWords => {
    const { t } = wording;
    const { fullName } = namesOf(facts);
    return {
      ...entitle(t('families.accepted.title', { fullName })),
      blocks: [
        greet(wording, facts),
        ...quoteIf([answerWords(wording, facts), facts.words]),
        say(t('families.accepted.numbers')),
        button(t('families.accepted.open'), `/families/${facts.interestId}`),
      ],
    };
  },
  interest_answered: (wording: Wording, facts: Answered & { answer: 'later' | 'no' }): MailWords => {
    const { t } = wording;
    const { fullName } = namesOf(facts);
    return {
      ...entitle(t('families.answered.title', { fullName })),
      blocks: [
        greet(wording, facts),
        say(t(`families.answered.${facts.answer}`)),
        ...quoteIf([answerWords(wording, facts), facts.words]),
        button(t('families.answered.open'), '/families?list=sent'),
      ],
    };
  },
};

function answerWords({ t }: Wording, facts: Answered): string | null {
  return facts.sentence && t(`families.answer.${facts.sentence}`, { name: namesOf(facts).own });
}
