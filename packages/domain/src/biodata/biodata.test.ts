import { describe, expect, it } from 'vitest';
import {
  type BiodataLink,
  biodataFileName,
  changeLinkEnd,
  checkMayAddLink,
  checkMaySwitchOn,
  findHeadingText,
  findLinkState,
  groupLines,
  isPeriod,
  linkEnd,
  linkShowsAtFirst,
  listPeriods,
  longestWords,
  needsPhoto,
  paperShowsAtFirst,
  readLinkCode,
  type SharedProfile,
  usableLayout,
  writeLinkCode,
} from './index.ts';

describe('the lines of a biodata', () => {
  const values = {
    born: '14/03/1999',
    star: 'Makar, Shravan',
    education: ' ',
    income: '₹14.5 lakh',
    phone: '+91 90000 89082',
    address: 'Pune',
    expectations: null,
  };

  it('are in their groups, without empty lines and groups', () => {
    expect(groupLines(values, paperShowsAtFirst)).toEqual([
      {
        section: 'person',
        lines: [
          { line: 'born', value: '14/03/1999' },
          { line: 'star', value: 'Makar, Shravan' },
        ],
      },
      { section: 'work', lines: [{ line: 'income', value: '₹14.5 lakh' }] },
      { section: 'contact', lines: [{ line: 'phone', value: '+91 90000 89082' }] },
    ]);
  });

  it('leave out what is switched off', () => {
    const shows = { ...linkShowsAtFirst(false), address: true };
    expect(groupLines(values, shows)).toEqual([
      { section: 'person', lines: [{ line: 'born', value: '14/03/1999' }] },
      { section: 'contact', lines: [{ line: 'address', value: 'Pune' }] },
    ]);
  });

  it('show the phone on paper and not by a link', () => {
    expect(paperShowsAtFirst).toMatchObject({ phone: true, address: false });
    expect(linkShowsAtFirst(true)).toEqual({ phone: false, address: false, income: false, horoscope: true });
  });

  it('have room for what a family writes again', () => {
    expect(longestWords('name')).toBe(300);
    expect(longestWords('expectations')).toBe(2000);
  });
});

it.each([
  ['ganesh', '॥ श्री गणेश प्रसन्न ॥'],
  ['om', 'ॐ'],
  ['own', 'Jai Mata Di'],
  ['none', null],
] as const)('the heading %s is %s', (heading, text) => {
  expect(findHeadingText(heading, 'Jai Mata Di')).toBe(text);
});

it('only one layout needs a photo', () => {
  expect(needsPhoto('photo')).toBe(true);
  expect(usableLayout('photo', false)).toBe('classic');
  expect(usableLayout('photo', true)).toBe('photo');
  expect(usableLayout('modern', false)).toBe('modern');
});

it.each([
  ['Meera Kulkarni', 'Meera-Kulkarni-biodata.pdf'],
  ["D'Souza  Ann-Marie.", 'D-Souza-Ann-Marie-biodata.pdf'],
  ['मीरा', 'biodata.pdf'],
])('the file of %s is %s', (name, file) => {
  expect(biodataFileName(name, 'pdf')).toBe(file);
});

describe('the address of a link', () => {
  it('is read with and without its dash', () => {
    expect(readLinkCode('7kQm-4tXp')).toBe('7kQm4tXp');
    expect(readLinkCode('7kQm4tXp')).toBe('7kQm4tXp');
    expect(writeLinkCode('7kQm4tXp')).toBe('7kQm-4tXp');
  });

  it.each(['', '7kQm4tX', '7kQm4tXpp', '7kQm4tX0', 'lkQm4tXp', '../etc/pw'])('is none: %s', (typed) => {
    expect(readLinkCode(typed)).toBeNull();
  });
});

const today = '2026-11-17';
const madeAt = new Date('2026-11-17T05:00:00Z');
const link: BiodataLink = { madeAt, endsOn: '2026-12-17', isProlonged: false, offAt: null };
const profile: SharedProfile = {
  status: 'Active',
  isHidden: false,
  isOwnerActive: true,
  shownSince: new Date('2026-10-01T00:00:00Z'),
};

describe('a link', () => {
  it('is on until the end of its last day', () => {
    expect(linkEnd(today, 30)).toBe('2026-12-17');
    expect(findLinkState(link, profile, '2026-12-17')).toBe('on');
    expect(findLinkState(link, profile, '2026-12-18')).toBe('ended');
    expect(findLinkState({ ...link, offAt: madeAt }, profile, today)).toBe('off');
    expect(findLinkState(link, { ...profile, shownSince: null }, today)).toBe('on');
  });

  it.each([
    { status: 'married' as const },
    { status: 'Pending' as const },
    { status: 'Blocked' as const },
    { isHidden: true },
    { isOwnerActive: false },
    // Shown again since then.
    { shownSince: new Date('2026-11-17T05:00:01Z') },
  ])('is closed by %j', (change) => {
    expect(findLinkState(link, { ...profile, ...change }, today)).toBe('closed');
  });

  it('is one of a few', () => {
    expect(checkMayAddLink(2, 3)).toEqual({ allowed: true });
    expect(checkMayAddLink(3, 3)).toEqual({ allowed: false, reason: 'links_full' });
  });

  it('has the periods of the association', () => {
    const periods = { short: 7, usual: 30, long: 30 };
    expect(listPeriods(periods)).toEqual([7, 30]);
    expect(isPeriod(30, periods)).toBe(true);
    expect(isPeriod(31, periods)).toBe(false);
  });

  it('is prolonged once, and shortened always', () => {
    const prolonged = changeLinkEnd(link, { days: 90, today });
    expect(prolonged).toEqual({ allowed: true, endsOn: '2027-02-15', isProlonged: true });
    const once = { ...link, endsOn: '2027-02-15', isProlonged: true };
    expect(changeLinkEnd(once, { days: 90, today: '2026-11-18' })).toEqual({
      allowed: false,
      reason: 'prolonged',
    });
    expect(changeLinkEnd(once, { days: 7, today })).toEqual({
      allowed: true,
      endsOn: '2026-11-24',
      isProlonged: true,
    });
    expect(changeLinkEnd(link, { days: 7, today })).toMatchObject({ isProlonged: false });
  });

  it('is switched on again within a minute', () => {
    const offAt = new Date('2026-11-17T06:00:00Z');
    expect(checkMaySwitchOn({ offAt }, new Date('2026-11-17T06:01:00Z'))).toEqual({ allowed: true });
    const late = new Date('2026-11-17T06:01:01Z');
    expect(checkMaySwitchOn({ offAt }, late)).toEqual({ allowed: false, reason: 'off' });
    expect(checkMaySwitchOn({ offAt: null }, late)).toEqual({ allowed: false, reason: 'off' });
  });
});
