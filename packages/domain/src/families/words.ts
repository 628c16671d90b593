/** The sentences that a family can begin with. The words are in the catalogues; each knows the candidates' names. */
export const openingSentences = ['liked', 'share', 'know_more', 'in_common', 'joy', 'melawa'] as const;
export type OpeningSentence = (typeof openingSentences)[number];

/** What the other family can answer. */
export const interestAnswers = ['yes', 'later', 'no'] as const;
export type InterestAnswer = (typeof interestAnswers)[number];

/** The sentences of each answer, the usual one first. There is none that gives a reason. */
export const answerSentences = {
  yes: ['call_us', 'we_will_call'],
  later: ['little_time', 'exams'],
  no: ['not_the_match', 'moved_ahead'],
} as const satisfies Record<InterestAnswer, readonly string[]>;
export type AnswerSentence = (typeof answerSentences)[InterestAnswer][number];

/** Of what a family writes in its own words. */
export const interestWordsMax = 300;

/** Own words without a telephone number or a link: numbers open by a yes alone. */
export function hasNumberOrLink(text: string): boolean {
  const digits = text.normalize('NFKC').replaceAll(/(?<=\p{Nd})[\s().+-]+(?=\p{Nd})/gu, '');
  return /\p{Nd}{6}/u.test(digits) || /https?:|www\.|\p{L}\.(?:com|in|org|net|me|co)\b|@\p{L}/iu.test(text);
}
