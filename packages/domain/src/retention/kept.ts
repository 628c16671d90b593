import { unverifiedForMs } from '../accounts/registration.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import { downloadKeptDays } from '../data-use/download.ts';
import { usesKeptDays } from '../data-use/uses.ts';
import { goneFamilyDays } from '../families/interest.ts';
import { walkInKeptDays } from '../melawa/walk-in.ts';
import { sheetKeptMs } from '../import/import-job.ts';
import { findFinancialYearDays } from '../money/receipt.ts';
import { bookFilesKeptDays } from '../print/book-job.ts';

/** How the rows of a collection end. */
export type Ending =
  /** The database deletes them with the row that they belong to. */
  | { kind: 'with'; owner: 'directus_users' | 'qd_matrimonial_profile' | 'edition' }
  /** The nightly job deletes them so many days after an instant: a column, or SQL of ours. */
  | { kind: 'days'; days: number; since: string }
  /** The law wants them for so many years after the financial year. Then the nightly job deletes them. */
  | { kind: 'law'; years: number }
  /** Until the person or the office deletes them. */
  | { kind: 'deleted' }
  /** As long as the association has them: nothing about one person alone. */
  | { kind: 'stays' };

export interface Kept {
  ending: Ending;
  why: string;
  /** What ends earlier, by a job of its own. */
  earlier?: { what: string; days: number };
}

const dayMs = 86_400_000;
const year = 365;

const withAccount = (why: string): Kept => ({ ending: { kind: 'with', owner: 'directus_users' }, why });
const withProfile = (why: string): Kept => ({
  ending: { kind: 'with', owner: 'qd_matrimonial_profile' },
  why,
});
const withEdition = (why: string): Kept => ({ ending: { kind: 'with', owner: 'edition' }, why });
const forDays = (days: number, since: string, why: string): Kept => ({
  ending: { kind: 'days', days, since },
  why,
});
const lawYears = 8;
const byLaw = (why: string): Kept => ({ ending: { kind: 'law', years: lawYears }, why });
const stays = (why: string): Kept => ({ ending: { kind: 'stays' }, why });

const ledger = 'The ledger and its numbers: amounts and days, no person';
const books = 'The books of the association; tax law asks for eight years';

/** For every collection: how long it is kept, and why. A collection without a row fails a test. */
export const kept: Readonly<Record<string, Kept>> = {
  directus_users: {
    ending: { kind: 'deleted' },
    why: 'The account',
    earlier: { what: 'accounts that were never verified', days: unverifiedForMs / dayMs },
  },
  directus_sessions: forDays(1, 'expires', 'A session that is over opens nothing'),
  directus_files: {
    ending: { kind: 'deleted' },
    why: 'Photos and videos, while a profile has them',
    earlier: { what: 'uploads that nothing uses', days: 1 },
  },
  directus_access: withAccount('The duties of staff'),
  second_factor: withAccount('The key of the two-step sign-in'),
  contact_change: forDays(60, 'date_created', 'To count changes, and to put an address back'),
  first_run: stays('How the association was set up'),
  qd_matrimonial_profile: withAccount('The profile'),
  qd_address: withProfile('Part of the profile'),
  qd_matrimonial_profile_files: withProfile('Part of the profile'),
  qd_matrimonial_profile_education: withProfile('Part of the profile'),
  profile_revision: withProfile('What was changed, and who decided'),
  partner_preference: withProfile('What the family looks for'),
  consent: withProfile('Proof of what was agreed'),
  consent_request: withProfile('Where a candidate was asked'),
  nominee: withAccount('Who may act for the member'),
  data_request: stays('Proof of what was asked and done; after a deletion it names nobody'),
  sealed_account: {
    ...stays('The certificate that it was destroyed: dates and counts, no person'),
    earlier: { what: 'key and files, at the end of the sealed time', days: year },
  },
  desk_entry: withProfile('That the office typed the profile from paper, and who'),
  desk_paper: {
    ...forDays(1, 'case when entry is null then taken_at end', 'Photos of papers that no entry uses'),
    why: 'The signed paper is proof of the consents, as long as the profile is there; one that was not used goes',
  },
  login_card: withAccount('How the family took over its account'),
  biodata: withAccount('How the family wants its biodata'),
  biodata_file: {
    ...withAccount('The last file in each shape'),
    earlier: { what: 'files that were made', days: 1 },
  },
  biodata_link: withProfile('Links that the family made, also those that ended'),
  biodata_opening: forDays(year, 'day', 'On how many days a link was opened'),
  freshness_question: forDays(2 * year, 'asked_at', 'Four rounds show whether a family answers'),
  junction_directus_users_qd_matrimonial_profile: withAccount('A private list'),
  junction_directus_users_qd_matrimonial_profile_1: withAccount('A private list'),
  matrimonial_profile_notes: withAccount('Private notes'),
  saved_search: withAccount('Private searches'),
  qd_subscriptions: byLaw(books),
  qd_payments: byLaw(books),
  payment_attempt: byLaw(books),
  payment_refund: byLaw(books),
  qd_payment_event: byLaw(books),
  ledger_transfer: stays(ledger),
  receipt: byLaw(books),
  receipt_series: stays(ledger),
  settlement_line: byLaw(books),
  reconciliation_run: byLaw(books),
  qd_order: byLaw(books),
  edition: stays('The years of the association'),
  admin_setting: stays('The switches of the association'),
  qdb_lookup_type: stays('Lists that everybody uses'),
  qdb_lookup: stays('Lists that everybody uses'),
  qp_pm_holidays: stays('The holidays of the office'),
  lookup_merge: stays('So that a merge can be undone'),
  lookup_distinct: stays('Values that the office found to differ'),
  qdb_mail: forDays(year, 'date_created', 'To answer whether a mail was sent; a link in it stops mails'),
  qdb_cold_mail: stays('What the association wrote to many'),
  qdb_cold_mail_to_profile: withProfile('Who got a mail to many, so that nobody gets it twice'),
  news_post: stays('The news of the association'),
  contact_reveal: forDays(year, 'date_created', 'Families see for a year who opened their number'),
  member_message: forDays(2 * year, 'date_created', 'Families look things up; a report needs its text'),
  interest: withProfile('What two families said to each other, and when they may write again'),
  gone_family: forDays(goneFamilyDays, 'at', 'So that an entry does not vanish without a word'),
  member_report: withProfile('Reports repeat; the office needs what was before'),
  melawa_event: withEdition('What the association decided about its melawa'),
  melawa_answer: withProfile('Who said that they come'),
  melawa_pass: withEdition('The pass of an answer, which ends with its profile'),
  melawa_desk: withEdition('Which phones stood at the doors'),
  melawa_operation: withEdition('How many came, when and at which desk'),
  melawa_stage: withEdition('Who stood on the stage, by number, and in which order'),
  melawa_stage_step: withEdition('Who called, skipped or moved which number'),
  melawa_walk_in: forDays(walkInKeptDays, 'date_created', 'Families that came without an answer'),
  melawa_word: withEdition('What everybody in the hall was told'),
  melawa_rehearsed: withEdition('Invented families, which go with their rehearsal'),
  melawa_choice_round: withEdition('How many chose, and that their lists were destroyed'),
  melawa_choice: {
    ...withEdition('Sealed lists of the day'),
    earlier: { what: 'all of them, when pairs are told, at midnight at the latest', days: 1 },
  },
  melawa_look_up: {
    ...withEdition('To count how many numbers a family looked up'),
    earlier: { what: 'all of them, when choices close', days: 1 },
  },
  melawa_slip: {
    ...withEdition('Paper slips that one person typed'),
    earlier: { what: 'all of them, when slips close', days: 1 },
  },
  melawa_pair: withEdition('Families that chose each other'),
  melawa_pair_side: withProfile('What a family of a pair tapped'),
  melawa_said: withEdition('What families said about the melawa, without a name'),
  grievance: forDays(3 * year, 'coalesce(answered_at, received_at)', 'To show the Board how it was answered'),
  audit_log: stays('Proof of who decided and who looked; the law asks for a year at least'),
  exported_profile: forDays(usesKeptDays, 'date_created', 'Families see for a year in which files they were'),
  data_download: {
    ...forDays(downloadKeptDays, 'coalesce(made_at, asked_at)', 'The file of a family with its own data'),
    earlier: { what: 'files of accounts that are deleted', days: 1 },
  },
  incident: stays('Proof of what was seen and of what was done about it'),
  incident_person: withProfile('Whose data was seen in an incident'),
  import_row: stays('So that an import makes no doubles: keys without names'),
  import_job: {
    ...forDays(year, 'date_created', 'What became of each row'),
    earlier: { what: 'sheets that nobody imported', days: sheetKeptMs / dayMs },
  },
  serial_run: withEdition('Numbers that were given together'),
  serial_change: withProfile('The numbers of a profile'),
  hall_screen: forDays(1, 'coalesce(ends_at, code_expires_at)', 'A screen, until its event is over'),
  proof_answer: withProfile('What the family said about its printed page'),
  proof_mistake: withProfile('What the family said about its printed page'),
  printed_profile: withProfile('What the book prints of the candidate'),
  book_job: {
    ...withEdition('That a file of the book was made'),
    earlier: { what: 'files of past editions, after their melawa', days: bookFilesKeptDays },
  },
};

/** What the nightly job deletes. */
export const listDeletions = (): { collection: string; days: number; since: string }[] =>
  Object.entries(kept).flatMap(([collection, { ending }]) =>
    ending.kind === 'days' ? [{ collection, days: ending.days, since: ending.since }] : [],
  );

/** The first day of the books that are kept: so many financial years before the present one. */
export function findBooksKeptFrom(today: CalendarDate): CalendarDate {
  const { from } = findFinancialYearDays(today);
  return `${Number(from.slice(0, 4)) - lawYears}${from.slice(4)}`;
}
