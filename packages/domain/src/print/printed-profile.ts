import type { CalendarDate } from '../basics/date-window.ts';
import type { Gender } from '../profiles/gender.ts';
import type { IncomeCurrency } from '../profiles/income.ts';
import type { SingleStatus } from '../profiles/marital-status.ts';
import { countWords, firstWords, partnerExpectationWords } from '../text/words.ts';

/**
 * What the book prints of a candidate, with the names of lists and places instead of their ids. The freeze of
 * an edition keeps it as it is; the page in the book, its proof and the card on the hall screen are made from it.
 */
export interface PrintedProfile {
  profile: number;
  serialNumber: number;
  gender: Gender;
  /** First, middle and last name. */
  name: string;
  firstName: string;
  lastName: string;
  ownScriptName: string | null;
  photo: { file: string; width: number; height: number } | null;
  birthday: CalendarDate | null;
  /** `17:05`. */
  birthTime: string | null;
  birthPlace: string | null;
  heightCm: number | null;
  bloodGroup: string | null;
  gotra: string | null;
  nativePlace: string | null;
  /** The surname of the mother's family. */
  maternalSurname: string | null;
  maritalStatus: SingleStatus | null;
  matchHoroscope: boolean;
  highestEducation: string | null;
  secondHighestEducation: string | null;
  newEducation: string[];
  educationStream: string | null;
  designation: string | null;
  organisation: string | null;
  income: { amount: number; currency: IncomeCurrency } | null;
  workLocation: string | null;
  brothers: Siblings;
  sisters: Siblings;
  expectations: string | null;
  /** Every number of the profile, in its order. */
  mobiles: string[];
  email: string | null;
  /** The first address. */
  address: { lines: string; city: string | null; pincode: string | null; country: string | null } | null;
}

export interface Siblings {
  married: number;
  unmarried: number;
}

/** The part of the expectations that the book prints, on one line. Where more follows, it says so. */
export function printedExpectations(text: string | null): string {
  const printed = printedWords(text);
  if (countWords(text ?? '') <= partnerExpectationWords.printed) return printed;
  return /[.!?।]$/.test(printed) ? `${printed} …` : `${printed.replace(/[,;:]$/, '')}…`;
}

/** The same words without a sign that more follows. */
export function printedWords(text: string | null): string {
  return firstWords(text ?? '', partnerExpectationWords.printed).replace(/\s+/g, ' ');
}
