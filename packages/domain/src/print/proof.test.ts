import { describe, expect, it, test } from 'vitest';
import { profileFieldList } from '../profile/profile-fields.ts';
import type { PrintedProfile } from './printed-profile.ts';
import { describeProofLine, findProofStage, isTextProofLine, proofLines, textOfProofLine } from './proof.ts';

describe('the proof round', () => {
  const openedAt = new Date('2026-10-10T04:00:00Z');
  const round = { openedAt, until: '2026-10-24', frozenAt: null };

  it.each([
    ['before', { ...round, openedAt: null }, '2026-10-10'],
    ['before', { ...round, until: null }, '2026-10-10'],
    ['open', round, '2026-10-10'],
    ['open', round, '2026-10-24'],
    ['over', round, '2026-10-25'],
    ['over', { ...round, frozenAt: openedAt }, '2026-10-12'],
  ] as const)('is %s', (stage, given, today) => {
    expect(findProofStage(given, today)).toBe(stage);
  });
});

test('a line that is put right with one press is one text of the profile', () => {
  const kinds = new Map(profileFieldList.map(({ column, kind }) => [column, kind]));
  for (const field of Object.values(textOfProofLine))
    expect(['text', 'longText', 'time']).toContain(kinds.get(field));
  expect(proofLines.filter(isTextProofLine)).toEqual(Object.keys(textOfProofLine));
});

describe('the words of a line', () => {
  const empty: PrintedProfile = {
    profile: 7,
    serialNumber: 451,
    gender: 'Female',
    name: 'Ananya Kulkarni',
    firstName: 'Ananya',
    lastName: 'Kulkarni',
    ownScriptName: null,
    photo: null,
    birthday: null,
    birthTime: null,
    birthPlace: null,
    heightCm: null,
    bloodGroup: null,
    gotra: null,
    nativePlace: null,
    maternalSurname: null,
    maritalStatus: null,
    matchHoroscope: false,
    highestEducation: null,
    secondHighestEducation: null,
    newEducation: [],
    educationStream: null,
    designation: null,
    organisation: null,
    income: null,
    workLocation: null,
    brothers: { married: 0, unmarried: 0 },
    sisters: { married: 0, unmarried: 0 },
    expectations: null,
    mobiles: [],
    email: null,
    address: null,
  };
  const full: PrintedProfile = {
    ...empty,
    ownScriptName: 'अनन्या कुलकर्णी',
    birthday: '1998-11-04',
    birthTime: '06:42',
    birthPlace: 'Sangli',
    heightCm: 162.56,
    bloodGroup: 'B+',
    gotra: 'Vasishtha',
    nativePlace: 'Miraj',
    maternalSurname: 'Joglekar',
    maritalStatus: 'Unmarried',
    matchHoroscope: true,
    highestEducation: 'M.Tech.',
    designation: 'Design engineer',
    organisation: 'Godavari Wind Power',
    income: { amount: 1_450_000, currency: 'INR' },
    workLocation: 'Pune',
    brothers: { married: 0, unmarried: 1 },
    expectations: 'Educated and settled.',
    mobiles: ['919822041736', '919422580114'],
    email: 'ananya@example.org',
    address: { lines: '7 Shivneri', city: 'Sangli', pincode: '416415', country: 'India' },
  };
  const linesOf = (page: PrintedProfile) =>
    Object.fromEntries(proofLines.map((line) => [line, describeProofLine(page, line)]));

  it('are those that the page prints', () => {
    expect(linesOf(full)).toEqual({
      photo: null,
      name: 'Ananya Kulkarni',
      own_script_name: 'अनन्या कुलकर्णी',
      birthday: '04/11/1998',
      birth_time: '06:42',
      birth_place: 'Sangli',
      height: '5 ft 4 in',
      blood_group: 'B+',
      gotra: 'Vasishtha',
      native_place: 'Miraj',
      maternal_surname: 'Joglekar',
      marital_status: 'Unmarried',
      match_horoscope: 'To be matched',
      education: 'M.Tech.',
      designation: 'Design engineer',
      organisation: 'Godavari Wind Power',
      income: '14,50,000 INR per annum',
      work_location: 'Pune',
      brothers: '0 married, 1 unmarried',
      sisters: '0 married, 0 unmarried',
      expectations: 'Educated and settled.',
      mobile: '919822041736, 919422580114',
      email: 'ananya@example.org',
      address: '7 Shivneri, Sangli, 416415',
      other: null,
    });
  });

  it('are missing where nothing is printed', () => {
    const said = Object.entries(linesOf(empty)).filter(([, text]) => text !== null);
    expect(said).toEqual([
      ['name', 'Ananya Kulkarni'],
      ['match_horoscope', 'Not needed'],
      ['education', '-'],
      ['brothers', '0 married, 0 unmarried'],
      ['sisters', '0 married, 0 unmarried'],
    ]);
  });
});
