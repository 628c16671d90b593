import { type ConsentAnswers, type ConsentWay, type Purpose, purposes } from './purposes.ts';

/** A yes, a no, or `asked`: it waits for the candidate and acts as a no. */
export type ConsentWord = boolean | 'asked';
export type ConsentWords = { [Each in Purpose]?: ConsentWord | undefined };

/** The ways in which the candidate answers, and nobody for them. */
export const candidatesWays = ['code', 'paper'] as const satisfies readonly ConsentWay[];

/** So many days the link to the candidate works. Until then an answer may be changed by it. */
export const candidateLinkDays = 30;

export interface WordFacts {
  /** The association's rule. Without it the word of the account counts, which declares that the candidate agrees. */
  countsCandidatesWord: boolean;
  /** Somebody else writes the profile. */
  isByOther: boolean;
  way: ConsentWay;
  /** The candidate's own newest answers. */
  own: ConsentAnswers;
}

/** The purposes that need the candidate's own yes first. A no never waits. */
export function listWaiting({ countsCandidatesWord, isByOther, way, own }: WordFacts): readonly Purpose[] {
  const isOwnWord = !isByOther || candidatesWays.some((each) => each === way);
  if (!countsCandidatesWord || isOwnWord) return [];
  return purposes.filter((purpose) => own[purpose] !== true);
}

/** What the answers say. What is on already stays on. */
export function weighAnswers(
  answers: ConsentAnswers,
  { before, waiting }: { before: ConsentAnswers; waiting: readonly Purpose[] },
): ConsentWords {
  const words: ConsentWords = {};
  for (const purpose of purposes) {
    const answer = answers[purpose];
    if (answer === undefined) continue;
    words[purpose] = answer && before[purpose] !== true && waiting.includes(purpose) ? 'asked' : answer;
  }
  return words;
}
