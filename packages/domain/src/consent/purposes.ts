/** What a candidate's data is used for. Each is asked and switched by itself; none includes another. */
export const purposes = ['search', 'book', 'hall', 'number', 'horoscope', 'mails'] as const;
export type Purpose = (typeof purposes)[number];

/** What stands in the ledger: a yes, a no, a yes that waits for the candidate, or only that the notice was opened. */
export const consentEvents = ['on', 'off', 'asked', 'shown'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/**
 * How it came: by a tap, by the link in a mail, by a code to the candidate's own mobile, on paper, by the office on
 * request, by the association's rule that a profile without an answer rests, by a notice that changes the purpose, from
 * its old records, or as it was before the ledger.
 */
export const consentWays = [
  'app',
  'link',
  'code',
  'paper',
  'office',
  'rest',
  'notice',
  'import',
  'kept',
] as const;
export type ConsentWay = (typeof consentWays)[number];

/** An answer for each purpose that is named; nothing is said about the others. */
export type ConsentAnswers = { [Each in Purpose]?: boolean | undefined };

/** What a submission asks for by name. The others are switched later, and are off until then or follow a rule. */
export const askedPurposes = ['search', 'book', 'hall'] as const satisfies readonly Purpose[];

/** Whether somebody had the notice before them. */
export const isNoticeRead = (way: ConsentWay): boolean => way === 'app' || way === 'code' || way === 'paper';
