import type { WrittenMailKind } from '@suchi/domain/accounts';
import { accountMails } from './account-mails.ts';
import type { MailWords } from './blocks.ts';
import { consentMails } from './consent-mails.ts';
import { dataMails } from './data-mails.ts';
import { familyMails } from './family-mails.ts';
import { freshnessMails } from './freshness-mails.ts';
import { grievanceMails } from './grievance-mails.ts';
import { melawaMails } from './melawa-mails.ts';
import { moneyMails } from './money-mails.ts';
import { officeMails } from './office-mails.ts';
import { printMails } from './print-mails.ts';
import { profileMails } from './profile-mails.ts';
import { safetyMails } from './safety-mails.ts';
import { searchMails } from './search-mails.ts';
import type { Wording } from './wording.ts';

/** Every mail that our code writes. A kind of the domain without its words does not compile. */
const mails = {
  ...accountMails,
  ...profileMails,
  ...safetyMails,
  ...dataMails,
  ...familyMails,
  ...searchMails,
  ...freshnessMails,
  ...consentMails,
  ...grievanceMails,
  ...melawaMails,
  ...moneyMails,
  ...melawaMails,
  ...printMails,
  ...officeMails,
};

/** What each mail has to be told. */
export type MailFacts = { [Kind in WrittenMailKind]: Parameters<(typeof mails)[Kind]>[1] };

export type MailToWrite = {
  [Kind in WrittenMailKind]: { kind: Kind; facts: MailFacts[Kind] };
}[WrittenMailKind];

/** Whether it goes to the office or its staff. */
export const isOfficeMail = (kind: WrittenMailKind): boolean => kind in officeMails;

export function writeMail<Kind extends WrittenMailKind>(
  wording: Wording,
  kind: Kind,
  facts: MailFacts[Kind],
): MailWords {
  const writers: { [Each in WrittenMailKind]: (wording: Wording, facts: MailFacts[Each]) => MailWords } =
    mails;
  return writers[kind](wording, facts);
}
