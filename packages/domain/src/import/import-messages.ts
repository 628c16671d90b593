import { type ProfileCode, profileMessages } from '../profiles/profile-messages.ts';

/** Why a row is not imported, beside what the form itself says. */
const faultMessages = {
  cells_mismatch: 'The row has more or fewer cells than the first line',
  not_utf8: 'Letters are damaged: save the file as UTF-8',
  id_repeated: 'An earlier row has the same id',
  email_required: 'The account needs an e-mail address',
  email_taken: 'An account here has this e-mail address already',
  email_repeated: 'An earlier row has the same e-mail address',
  name_invalid: 'Not a name of at most 50 letters',
  mobile_invalid: 'Please enter valid 10-digit mobile no.',
  serial_invalid: 'The serial number must be between 1 and 999999',
  serial_taken: 'A profile of this edition has the same serial number',
  serial_repeated: 'An earlier row has the same serial number',
  edition_unknown: 'There is no edition of this year here',
  status_unknown: 'Not a status of a profile',
  choice_unknown: 'Not one of the possible values',
  value_unknown: 'Not in the list, and only the association adds to this list',
  number_invalid: 'Not a number that we can read',
  height_invalid: 'Not a height in cm or in feet and inches',
  yes_no_invalid: 'Neither yes nor no',
  time_invalid: 'Not a time of the day',
  date_invalid: 'There is no such day',
  text_too_long: 'The text is too long',
  children_invalid: 'Not a list of gender and age',
  not_accepted: 'The form does not accept this value',
  not_stored: 'The database did not accept this row',
} as const;

/** What changes or is missing in a row that is imported all the same. */
const noteMessages = {
  old_column_moved: 'Moved from the old column to the new one',
  value_added: 'Not in the list: it is added as a value of families',
  country_renamed: 'Written as the list writes this country',
  year_completed: 'The year has two digits: read as one of the last hundred years',
  month_first: 'Read with the month first, because there is no such month otherwise',
  spelled_in_english: 'Written in English letters: please check the spelling',
  read_as_lakhs: 'A small number: read as lakhs of rupees a year',
  not_told: 'Empty: the form asks for it at the next change',
  phone_missing: 'No telephone: the page in the book has no number to call',
  mobile_shared: 'Several rows have the same mobile number',
  photo_missing: 'Not in the folder: added without a photo',
  photo_not_an_image: 'This photo cannot be opened: left out',
  photo_too_large: 'This photo is too large: left out',
} as const;

/** The codes that are not those of the form. */
export const importCodes: readonly string[] = Object.keys({ ...faultMessages, ...noteMessages });

const importMessages = { ...profileMessages, ...faultMessages, ...noteMessages };
export type ImportCode = ProfileCode | keyof typeof faultMessages | keyof typeof noteMessages;
export type ImportFault = ProfileCode | keyof typeof faultMessages;

/** What the form asks for and an older profile may lack. */
const tolerable = new Set<ImportCode>([
  'partner_expectations_too_short',
  'pincode_invalid',
  'second_education_same',
]);

/** Whether a finding is about what the row does not say. */
export const isMissing = (code: ImportCode): boolean => code.endsWith('_required') || tolerable.has(code);

/** A fault keeps the row out; a note tells what becomes of a value; `missing` is what the row does not say. */
export const findingKinds = ['fault', 'note', 'missing'] as const;
export type FindingKind = (typeof findingKinds)[number];

export function kindOf({ isFault, code }: ImportFinding): FindingKind {
  if (isFault) return 'fault';
  return isMissing(code) ? 'missing' : 'note';
}

/** Something to tell about a row. A fault prevents the import of the row. */
export interface ImportFinding {
  column: string;
  code: ImportCode;
  isFault: boolean;
}

export const faultAt = (column: string, code: ImportFault): ImportFinding => ({
  column,
  code,
  isFault: true,
});

export const noteAt = (column: string, code: ImportCode): ImportFinding => ({
  column,
  code,
  isFault: false,
});

export function wordsOfImport(code: ImportCode): string {
  return importMessages[code];
}
