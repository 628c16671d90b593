/** What a family can say. Engaged and paused both hide the profile. */
export const freshnessAnswers = ['yes', 'engaged', 'married', 'paused'] as const;
export type FreshnessAnswer = (typeof freshnessAnswers)[number];

/** How the answer came: by a tap after login, by the link in a mail, by the office that called. */
export const answerWays = ['app', 'link', 'office'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** The step of the profile's life that an answer is; null: none. */
export function stepOfAnswer(
  answer: FreshnessAnswer,
  { isHidden }: { isHidden: boolean },
): 'pause' | 'resume' | 'mark_married' | null {
  if (answer === 'married') return 'mark_married';
  if (answer === 'yes') return isHidden ? 'resume' : null;
  return isHidden ? null : 'pause';
}
