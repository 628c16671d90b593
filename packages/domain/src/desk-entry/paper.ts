import type { Decision } from '../basics/decision.ts';

/** The signed form of the consents, and the pages from which a profile is typed. */
export const paperKinds = ['consent', 'form'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** A form has two pages; one more for what did not fit. */
export const formPagesAtMost = 3;

/** Handwriting is read from about 100 dots an inch. */
export const paperLongSide = 1200;

/** The variance of the edges in a photo of a page that can be read; a blurred one has less. */
export const paperSharpness = 60;

export interface PhotographedPaper {
  width: number;
  height: number;
  sharpness: number;
}

/** Whether the photo of a paper can be read later. */
export function checkPaper({
  width,
  height,
  sharpness,
}: PhotographedPaper): Decision<'paper_small' | 'paper_blurred'> {
  if (Math.max(width, height) < paperLongSide) return { allowed: false, reason: 'paper_small' };
  return sharpness < paperSharpness ? { allowed: false, reason: 'paper_blurred' } : { allowed: true };
}

/** The lines of the association's form, from the top of its first page: the fields that each line holds. */
const paperLines: readonly (readonly string[])[] = [
  ['first_name', 'middle_name', 'last_name', 'petname', 'own_script_name', 'gender'],
  ['brithday'],
  ['birth_time', 'birth_time_accuracy'],
  ['new_birth_place'],
  ['height', 'weight'],
  ['blood_group', 'complexion', 'body_build', 'food', 'is_handicapped', 'mention_disability'],
  ['gotra', 'match_horoscope'],
  ['new_native_place'],
  ['maternal_surname', 'maternal_gotra'],
  [
    'heighest_education',
    'second_heighest_education',
    'education_sector',
    'education_stream',
    'new_education',
  ],
  ['job_type', 'new_occupation', 'organization_name', 'designation', 'new_location', 'would_live_in'],
  ['income', 'income_currency'],
  ['father_name', 'father_occupation'],
  ['mother_name', 'mother_occupation'],
  ['brothers_married', 'brothers_unmarried', 'sisters_married', 'sisters_unmarried'],
  ['marital_status', 'has_children', 'children_count', 'children', 'partner_expectations'],
  ['addresses', 'hide_street', 'email'],
];

/** Where a field stands on the paper: from 0 at its top to 1 at its foot. Null: not on the paper. */
export function placeOnPaper(field: string): number | null {
  const line = paperLines.findIndex((fields) => fields.includes(field.replace(/\..*$/s, '')));
  return line < 0 ? null : line / (paperLines.length - 1);
}
