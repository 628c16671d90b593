import type { CalendarDate } from '../basics/date-window.ts';
import { formatCalendarDate } from '../basics/calendar-date.ts';
import { formatEducation } from '../profiles/education.ts';
import type { ProfileFieldName } from '../profiles/profile-field-list.ts';
import { type PrintedProfile, printedWords, type Siblings } from '../print/printed-profile.ts';
import { printHeight, printHoroscope, printIncome } from '../print/printed-values.ts';

/** The lines of a printed page that a family can call wrong, from top to bottom. */
export const proofLines = [
  'photo',
  'name',
  'own_script_name',
  'birthday',
  'birth_time',
  'birth_place',
  'height',
  'blood_group',
  'gotra',
  'native_place',
  'maternal_surname',
  'marital_status',
  'match_horoscope',
  'education',
  'designation',
  'organisation',
  'income',
  'work_location',
  'brothers',
  'sisters',
  'expectations',
  'mobile',
  'email',
  'address',
  'other',
] as const;
export type ProofLine = (typeof proofLines)[number];

/** A line that is one text of the profile. The office puts it right with one press; the rest needs the form. */
export const textOfProofLine = {
  own_script_name: 'own_script_name',
  birth_time: 'birth_time',
  maternal_surname: 'maternal_surname',
  designation: 'designation',
  organisation: 'organization_name',
  expectations: 'partner_expectations',
  email: 'email',
} as const satisfies Partial<Record<ProofLine, ProfileFieldName>>;
export type TextProofLine = keyof typeof textOfProofLine;

export const isTextProofLine = (line: ProofLine): line is TextProofLine => line in textOfProofLine;

export const proofAnswers = ['correct', 'mistake'] as const;
export type ProofAnswer = (typeof proofAnswers)[number];

/** What became of a named mistake. */
export const mistakeStates = ['open', 'corrected', 'kept'] as const;
export type MistakeState = (typeof mistakeStates)[number];

/** How much a family can write about a line. */
export const proofTextMaxLength = 1500;

export interface ProofRound {
  openedAt: Date | null;
  /** The last day for an answer, in India. */
  until: CalendarDate | null;
  frozenAt: Date | null;
}

export const proofStages = ['before', 'open', 'over'] as const;
export type ProofStage = (typeof proofStages)[number];

/** Answers are taken while the round is open; the freeze of the edition ends it too. */
export function findProofStage({ openedAt, until, frozenAt }: ProofRound, today: CalendarDate): ProofStage {
  if (openedAt === null || until === null) return 'before';
  return frozenAt !== null || today > until ? 'over' : 'open';
}

const filled = (texts: readonly (string | null)[]) => texts.filter(Boolean).join(', ') || null;
const countSiblings = ({ married, unmarried }: Siblings) => `${married} married, ${unmarried} unmarried`;

/** What the page prints in a line. Null: nothing, or not a text. */
const textOfLine: Record<ProofLine, (page: PrintedProfile) => string | null> = {
  photo: () => null,
  name: ({ name }) => name,
  own_script_name: ({ ownScriptName }) => ownScriptName,
  birthday: ({ birthday }) => birthday && formatCalendarDate(birthday),
  birth_time: ({ birthTime }) => birthTime,
  birth_place: ({ birthPlace }) => birthPlace,
  height: ({ heightCm }) => (heightCm === null ? null : printHeight(heightCm)),
  blood_group: ({ bloodGroup }) => bloodGroup,
  gotra: ({ gotra }) => gotra,
  native_place: ({ nativePlace }) => nativePlace,
  maternal_surname: ({ maternalSurname }) => maternalSurname,
  marital_status: ({ maritalStatus }) => maritalStatus,
  match_horoscope: ({ matchHoroscope }) => printHoroscope(matchHoroscope),
  education: formatEducation,
  designation: ({ designation }) => designation,
  organisation: ({ organisation }) => organisation,
  income: ({ income }) => income && printIncome(income),
  work_location: ({ workLocation }) => workLocation,
  brothers: ({ brothers }) => countSiblings(brothers),
  sisters: ({ sisters }) => countSiblings(sisters),
  expectations: ({ expectations }) => printedWords(expectations) || null,
  mobile: ({ mobiles }) => filled(mobiles),
  email: ({ email }) => email,
  address: ({ address }) => address && filled([address.lines, address.city, address.pincode]),
  other: () => null,
};

export const describeProofLine = (page: PrintedProfile, line: ProofLine): string | null =>
  textOfLine[line](page);

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** A correction that says what is printed already. Spaces do not count. */
export function isUnchangedLine(page: PrintedProfile, line: ProofLine, shouldBe: string): boolean {
  return oneLine(describeProofLine(page, line) ?? '') === oneLine(shouldBe);
}
