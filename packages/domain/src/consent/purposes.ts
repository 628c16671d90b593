/** What a candidate's data is used for. Each is asked and switched by itself; none includes another. */
export const purposes = ['search', 'book', 'hall', 'number', 'horoscope', 'mails'] as const;
export type Purpose = (typeof purposes)[number];

/** What stands in the ledger: a yes, a no, or that it was asked. */
export const consentEvents = ['on', 'off', 'asked'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/**
 * How it came: by a tap, by the link in a mail, by a code to the candidate's own mobile, on paper, by the office on
 * request, by the association's rule that a profile without an answer rests, from its old records, or as it was before
 * the ledger.
 */
export const consentWays = ['app', 'link', 'code', 'paper', 'office', 'rest', 'import', 'kept'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** What changes at once; purposes that are not named stay as they are. */
export type ConsentChanges = Partial<Record<Purpose, boolean>>;

/** The version of the notice that families read now. */
export const currentNotice = 1;

/** Whether somebody had the notice before them. */
export const isNoticeRead = (way: ConsentWay): boolean => way === 'app' || way === 'code' || way === 'paper';
