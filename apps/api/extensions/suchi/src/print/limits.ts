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

/** The page of the book asks every few seconds while a file is made, and shows two pages at a time. */
export const readingBooks = {
  rule: { name: 'book-reading', times: 3600, perSeconds: 3600 },
  subject: byAccount,
};
export const changingBooks = {
  rule: { name: 'book-changing', times: 60, perSeconds: 3600 },
  subject: byAccount,
};
export const downloadingBooks = {
  rule: { name: 'book-downloading', times: 30, perSeconds: 3600 },
  subject: byAccount,
};
