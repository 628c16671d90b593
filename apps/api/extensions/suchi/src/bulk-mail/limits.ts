import { byAccount, byAddress } from '../platform/route.ts';

const hour = 3600;

/** The history page reads every five seconds, in several tabs. */
export const readingMails = {
  rule: { name: 'bulk-mail-reading', times: 6000, perSeconds: hour },
  subject: byAccount,
};
/** A choice of 20,000 candidates takes 40 pages. */
export const readingRecipients = {
  rule: { name: 'bulk-mail-recipients', times: 2000, perSeconds: hour },
  subject: byAccount,
};
export const changingMails = {
  rule: { name: 'bulk-mail-changing', times: 300, perSeconds: hour },
  subject: byAccount,
};
export const testingMails = {
  rule: { name: 'bulk-mail-testing', times: 60, perSeconds: hour },
  subject: byAccount,
};
/** Wide: a mail provider unsubscribes many people from one address. */
export const unsubscribing = {
  rule: { name: 'bulk-mail-unsubscribing', times: 600, perSeconds: hour, isPerAddress: true },
  subject: byAddress,
} as const;
export const choosingMails = {
  rule: { name: 'bulk-mail-choosing', times: 120, perSeconds: hour },
  subject: byAccount,
};
