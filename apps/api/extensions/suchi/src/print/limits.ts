import { byAccount } from '../platform/route.ts';

/** A plan reads every candidate of a section. */
export const readingEditions = {
  rule: { name: 'edition-reading', times: 1200, perSeconds: 3600 },
  subject: byAccount,
};
export const changingEditions = {
  rule: { name: 'edition-changing', times: 300, perSeconds: 3600 },
  subject: byAccount,
};
/** A member's own page reads it. */
export const readingOwnNumber = {
  rule: { name: 'own-number', times: 600, perSeconds: 3600 },
  subject: byAccount,
};
