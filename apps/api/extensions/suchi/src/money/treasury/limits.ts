import { byAccount } from '../../platform/route.ts';

export const readingBooks = {
  rule: { name: 'treasury-reading', times: 6000, perSeconds: 3600 },
  subject: byAccount,
};
/** Files and searches cost more than a page. */
export const searchingBooks = {
  rule: { name: 'treasury-searching', times: 1200, perSeconds: 3600 },
  subject: byAccount,
};
export const writingBooks = {
  rule: { name: 'treasury-writing', times: 600, perSeconds: 3600 },
  subject: byAccount,
};
