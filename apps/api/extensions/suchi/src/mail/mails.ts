import type { WrittenMailKind } from '@suchi/domain/accounts';
import { accountMails } from './account-mails.ts';
import type { MailWords } from './blocks.ts';
import { moneyMails } from './money-mails.ts';
import { printMails } from './print-mails.ts';
import { profileMails } from './profile-mails.ts';
import { safetyMails } from './safety-mails.ts';
import { staffMails } from './staff-mails.ts';

/** Every mail that our code writes. A kind of the domain without its words does not compile. */
const mails = {
  ...accountMails,
  ...profileMails,
  ...safetyMails,
  ...moneyMails,
  ...printMails,
  ...staffMails,
};

/** What each mail has to be told. */
export type MailFacts = { [Kind in WrittenMailKind]: Parameters<(typeof mails)[Kind]>[0] };

export type MailToWrite = {
  [Kind in WrittenMailKind]: { kind: Kind; facts: MailFacts[Kind] };
}[WrittenMailKind];

export function writeMail<Kind extends WrittenMailKind>(kind: Kind, facts: MailFacts[Kind]): MailWords {
  const writers: { [Each in WrittenMailKind]: (facts: MailFacts[Each]) => MailWords } = mails;
  return writers[kind](facts);
}
