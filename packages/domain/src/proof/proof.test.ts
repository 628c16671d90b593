import { buildPrintedProfile } from '@suchi/testing/printed-profile';
import { describe, expect, it, test } from 'vitest';
import { profileFieldList } from '../profiles/profile-field-list.ts';
import type { PrintedProfile } from '../print/printed-profile.ts';
import {
  describeProofLine,
  findProofStage,
  isTextProofLine,
  isUnchangedLine,
  proofLines,
  textOfProofLine,
} from './proof.ts';

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
  const empty = buildPrintedProfile({
    ownScriptName: null,
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
    designation: null,
    organisation: null,
    income: null,
    workLocation: null,
    brothers: { married: 0, unmarried: 0 },
    expectations: null,
    mobiles: [],
    email: null,
    address: null,
  });
  const full = buildPrintedProfile({ expectations: 'Educated and settled.' });
  const linesOf = (page: PrintedProfile) =>
    Object.fromEntries(proofLines.map((line) => [line, describeProofLine(page, line)]));

  it('are unchanged when the correction says what is printed', () => {
    expect(isUnchangedLine(full, 'name', ' Ananya  Shrikant\nKulkarni ')).toBe(true);
    expect(isUnchangedLine(full, 'name', 'Ananya S. Kulkarni')).toBe(false);
    expect(isUnchangedLine(full, 'other', 'Please print it larger.')).toBe(false);
  });

  it('are those that the page prints', () => {
    expect(linesOf(full)).toEqual({
      photo: null,
      name: 'Ananya Shrikant Kulkarni',
      own_script_name: 'अनन्या श्रीकांत कुलकर्णी',
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
      education: 'M.Tech. | B.E. Eng.',
      designation: 'Design engineer',
      organisation: 'Godavari Wind Power',
      income: '₹14.5 lakh a year',
      work_location: 'Pune, India',
      brothers: '0 married, 1 unmarried',
      sisters: '0 married, 0 unmarried',
      expectations: 'Educated and settled.',
      mobile: '919822041736, 919422580114',
      email: 'ananya.kulkarni@example.org',
      address: '7 Shivneri, Vishrambag, Sangli, 416415',
      other: null,
    });
  });

  it('are missing where nothing is printed', () => {
    const said = Object.entries(linesOf(empty)).filter(([, text]) => text !== null);
    expect(said).toEqual([
      ['name', 'Ananya Shrikant Kulkarni'],
      ['match_horoscope', 'Not needed'],
      ['education', '-'],
      ['brothers', '0 married, 0 unmarried'],
      ['sisters', '0 married, 0 unmarried'],
    ]);
  });
});
