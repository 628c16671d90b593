import type { ProfileCode } from '../profiles/profile-codes.ts';

/** Why a row is not imported, beside what the form itself says. */
const faultCodes = [
  'cells_mismatch',
  'not_utf8',
  'id_repeated',
  'email_required',
  'email_taken',
  'email_repeated',
  'name_invalid',
  'mobile_invalid',
  'serial_invalid',
  'serial_taken',
  'serial_repeated',
  'edition_unknown',
  'status_unknown',
  'choice_unknown',
  'value_unknown',
  'number_invalid',
  'height_invalid',
  'yes_no_invalid',
  'time_invalid',
  'date_invalid',
  'text_too_long',
  'children_invalid',
  'not_accepted',
  'not_stored',
] as const;

/** What changes or is missing in a row that is imported all the same. */
const noteCodes = [
  'old_column_moved',
  'value_added',
  'country_renamed',
  'year_completed',
  'month_first',
  'spelled_in_english',
  'read_as_lakhs',
  'not_told',
  'phone_missing',
  'mobile_shared',
  'photo_missing',
  'photo_not_an_image',
  'photo_too_large',
] as const;

/** The codes that are not those of the form. */
export const importCodes = [...faultCodes, ...noteCodes] as const;
export type ImportCode = ProfileCode | (typeof importCodes)[number];
export type ImportFault = ProfileCode | (typeof faultCodes)[number];

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
