import type { BulkMailText } from '@suchi/contracts/bulk-mail';
import { toMailName } from '@suchi/domain/accounts';
import { fillMergeText, type MergeValues, type RecipientFacts } from '@suchi/domain/bulk-mail';
import { type Association, textFor, type Translations } from '@suchi/domain/settings';
import { chooseLanguage, type Language } from '@suchi/words';
import type { Row } from '../platform/rows.generated.ts';

/** What decides whether a candidate gets bulk mail, as the statements select it. */
export interface FactsRow {
  profile_email: string | null;
  has_unsubscribed: boolean;
  account_status: string | null;
  account_email: string | null;
  is_account_verified: boolean | null;
}

export const factColumns = `p.email as profile_email, p.bulk_mail_stopped_at is not null as has_unsubscribed,
  u.status as account_status, u.email as account_email, u.email_verified as is_account_verified`;

export function parseFacts(row: FactsRow): RecipientFacts {
  return {
    profileEmail: row.profile_email,
    hasUnsubscribed: row.has_unsubscribed,
    account:
      row.account_status === null
        ? null
        : {
            isActive: row.account_status === 'active',
            email: row.account_email,
            isVerified: row.is_account_verified === true,
          },
  };
}

type MergeRow = Row<'qd_matrimonial_profile', 'first_name' | 'serial_number'>;

export function mergeValues(
  row: MergeRow,
  { event, unnumbered }: { event: string; unnumbered: string },
): MergeValues {
  return {
    name: toMailName(row.first_name ?? ''),
    'serial number': row.serial_number === null ? unnumbered : String(row.serial_number),
    event,
  };
}

/** The text in the recipient's language, else the association's, as far as staff wrote it. */
export function chooseText(
  row: Row<'qdb_cold_mail', 'subject' | 'body_heading' | 'body_content' | 'translations'>,
  accountLanguage: string | null,
  { languages, defaultLanguage }: Pick<Association, 'languages' | 'defaultLanguage'>,
): { text: BulkMailText; language: Language } {
  const english = { subject: row.subject, heading: row.body_heading ?? '', text: row.body_content ?? '' };
  const translations = row.translations as Translations<BulkMailText> | null;
  return textFor(english, translations, chooseLanguage([accountLanguage, defaultLanguage], languages));
}

/** The text as one recipient reads it. */
export function fillText({ subject, heading, text }: BulkMailText, values: MergeValues): BulkMailText {
  return {
    subject: fillMergeText(subject, values),
    heading: fillMergeText(heading, values),
    text: fillMergeText(text, values),
  };
}
