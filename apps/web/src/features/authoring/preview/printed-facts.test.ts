import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { jobTypeIds } from '@suchi/domain/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { printedFacts } from './printed-facts.ts';
import { sampleLookupName, sampleProfile } from '../../../test/sample-profile.ts';

beforeAll(() => loadMessages(['authoring']));

function print(change: Partial<ProfileFormData> = {}) {
  const t = translatorFor('authoring');
  return printedFacts({ ...sampleProfile, ...change }, { lookupName: sampleLookupName, t });
}

function fact(key: string, change: Partial<ProfileFormData> = {}) {
  const { birth, life } = print(change);
  const found = [...birth, ...life].find((line) => line.key === key);
  return found && [found.text, found.isMissing];
}

describe('a complete profile', () => {
  it('is printed line by line', () => {
    const { name, isNameMissing, birth, life, expectations } = print();
    expect([name, isNameMissing]).toEqual(['Rohan Vasant Deshpande', false]);
    expect(birth.map(({ text }) => text)).toEqual([
      '14/06/1997',
      '10:42',
      'Ratnagiri',
      '5 ft 10 in',
      'O+',
      'Kashyap',
      'Guhagar',
      'Gokhale',
    ]);
    expect(life.map(({ text }) => text)).toEqual([
      'B.E. Mechanical | MBA',
      'Plant Manager, Sona Auto Parts',
      '₹16 lakh a year',
      'Pune',
      '1 married',
      '1 unmarried',
      'Vasant Deshpande, 12 Karve Road, Pune 411004, 9000012345',
    ]);
    expect([...birth, ...life].some(({ isMissing }) => isMissing)).toBe(false);
    expect(expectations.isTooShort).toBe(false);
  });

  it('has no street where the family hides it', () => {
    expect(fact('address', { hide_street: true })).toEqual([
      'Vasant Deshpande, Pune 411004, 9000012345',
      false,
    ]);
  });

  it('has the parents before the siblings, and no line for what is not given', () => {
    const { life } = print({
      father_name: ' Vasant Deshpande ',
      father_occupation: 'Farmer',
      mother_occupation: 'Teacher',
    });
    expect(life.slice(4, 7).map(({ label, text }) => [label, text])).toEqual([
      ['Father', 'Vasant Deshpande, Farmer'],
      ['Mother', 'Teacher'],
      ['Brothers', '1 married'],
    ]);
  });

  it('has only the first hundred words of its expectations', () => {
    const words = Array.from({ length: 101 }, (_, index) => `w${index + 1}`);
    const { expectations } = print({ partner_expectations: words.join(' ') });
    expect(expectations.text.split(' ')).toEqual(words.slice(0, 100));
    expect(expectations.wordCount).toBe(101);
  });
});

describe('what is missing', () => {
  it('is all that a submission requires, in an empty profile', () => {
    const t = translatorFor('authoring');
    const facts = printedFacts(profileForm.parse({}), { lookupName: sampleLookupName, t });
    const missing = [...facts.birth, ...facts.life].filter(({ isMissing }) => isMissing);
    expect(missing.map(({ key, text }) => [key, text])).toEqual(
      ['birth', 'time', 'place', 'height', 'blood', 'gotra', 'native', 'maternal']
        .concat(['education', 'work', 'income', 'location', 'address'])
        .map((key) => [key, '']),
    );
    expect([facts.name, facts.isNameMissing]).toEqual(['', true]);
    expect(facts.expectations).toEqual({ text: '', wordCount: 0, isTooShort: true });
  });

  it('may follow what is there', () => {
    expect(fact('education', { second_heighest_education: null })).toEqual(['B.E. Mechanical', true]);
    expect(fact('work', { organization_name: ' ' })).toEqual(['Plant Manager', true]);
    expect(print({ last_name: null })).toMatchObject({ name: 'Rohan Vasant', isNameMissing: true });
  });

  it('is not what may be left empty', () => {
    const other = { job_type: jobTypeIds.undisclosed, designation: null, organization_name: null };
    expect(fact('work', { ...other, new_occupation: 'Farmer' })).toEqual(['Farmer', false]);
    expect(fact('work', other)).toEqual(['Not disclosed', false]);
    expect(fact('brothers', { brothers_married: null })).toEqual(['None', false]);
    expect(fact('sisters', { sisters_married: 2, sisters_unmarried: 1 })).toEqual([
      '2 married, 1 unmarried',
      false,
    ]);
  });

  it('is not a name that is still loading', () => {
    expect(fact('gotra', { gotra: 404 })).toEqual(['…', false]);
  });
});
