import { formatCalendarDate } from '@suchi/domain/basics';
import { chooseHallMobiles } from '@suchi/domain/hall';
import {
  formatPincode,
  printedExpectations,
  type PrintedProfile,
  printHeight,
  printHoroscope,
  printIncome,
  type Siblings,
} from '@suchi/domain/print';
import { formatEducation } from '@suchi/domain/profiles';
import { formatPhoneInIndia } from '@suchi/domain/text';
import { factWords, valueWords } from './words.ts';

/** A label and its value. A value is never empty, so that each fact is always in the same place. */
export interface Fact {
  label: string;
  value: string;
}

export interface ProfileFacts {
  /** Beside the photo. */
  birth: Fact[];
  work: Fact[];
  brothers: Fact;
  sisters: Fact;
  expectations: Fact;
  mobiles: string[];
  contact: Fact[];
}

export function listFacts(profile: PrintedProfile): ProfileFacts {
  return {
    birth: listBirthFacts(profile),
    work: listWorkFacts(profile),
    brothers: fact('brothers', siblingWords(profile.brothers)),
    sisters: fact('sisters', siblingWords(profile.sisters)),
    expectations: fact('expectations', printedExpectations(profile.expectations)),
    mobiles: chooseHallMobiles(profile.mobiles).map(writeMobile),
    contact: [fact('email', profile.email), fact('address', writeAddress(profile.address))],
  };
}

function listBirthFacts(profile: PrintedProfile): Fact[] {
  const { birthday, heightCm, matchHoroscope } = profile;
  return [
    fact('birthDate', birthday && formatCalendarDate(birthday)),
    fact('birthTime', profile.birthTime),
    fact('birthPlace', profile.birthPlace),
    fact('height', heightCm === null ? null : printHeight(heightCm)),
    fact('bloodGroup', profile.bloodGroup),
    fact('gotra', profile.gotra),
    fact('nativePlace', profile.nativePlace),
    fact('mothersFamily', profile.maternalSurname),
    fact('status', profile.maritalStatus),
    fact('horoscope', printHoroscope(matchHoroscope)),
  ];
}

function listWorkFacts(profile: PrintedProfile): Fact[] {
  const { income } = profile;
  const education = formatEducation(profile);
  return [
    fact('education', education === '-' ? null : education),
    fact('work', joinFilled([profile.designation, profile.organisation])),
    fact('income', income && printIncome(income)),
    fact('workLocation', profile.workLocation),
  ];
}

function fact(name: keyof typeof factWords, value: string | null): Fact {
  return { label: factWords[name], value: value?.trim() || valueWords.empty };
}

function siblingWords({ married, unmarried }: Siblings): string {
  const counts = [
    married > 0 && `${married} ${valueWords.married}`,
    unmarried > 0 && `${unmarried} ${valueWords.unmarried}`,
  ];
  return counts.filter(Boolean).join(', ') || valueWords.none;
}

/** A number never breaks across lines. */
function writeMobile(mobile: string): string {
  return withoutBreaks(formatPhoneInIndia(mobile));
}

function writeAddress(address: PrintedProfile['address']): string | null {
  if (address === null) return null;
  const pincode = withoutBreaks(formatPincode(address.pincode ?? ''));
  // The pincode follows its town without a comma, as on a letter.
  const town = [address.city?.trim(), pincode].filter(Boolean).join(' ');
  const lines = address.lines.replaceAll(/\s*\n\s*/g, ', ').replaceAll(/\s+/g, ' ');
  return joinFilled([lines, town, address.country === 'India' ? null : address.country]);
}

function joinFilled(texts: readonly (string | null)[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(', ');
}

function withoutBreaks(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}
