import { profileForm } from '@suchi/contracts/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../shared/i18n/messages.ts';
import { ownSheet } from '../../test/own-profile.ts';
import { listFactGroups } from './fact-groups.ts';

const today = '2025-10-01';

beforeAll(() => loadMessages(['profile']));

function factsOf(...sheet: Parameters<typeof ownSheet>) {
  const groups = listFactGroups(ownSheet(...sheet), translatorFor('profile'), today);
  return new Map(groups.flatMap(({ facts }) => facts.map((fact) => [fact.field, fact])));
}

describe('a value of a list', () => {
  it('is shown by its label, also where the profile has its name, and else as typed', () => {
    const sheet = ownSheet();
    const gotra = sheet.lookups.find(({ id }) => id === sheet.profile.gotra);
    const named = { id: 1, lookup: 'Complexion', name: 'Fair', description: null, label: 'गोरा' };
    const labelled = {
      ...sheet,
      profile: { ...sheet.profile, complexion: 'fair', body_build: 'Fair', new_country: null },
      lookups: [{ ...gotra, label: 'कौशिक' } as typeof named, named],
    };
    const groups = listFactGroups(labelled, translatorFor('profile'), today);
    const valueOf = (field: string) =>
      groups.flatMap(({ facts }) => facts).find((fact) => fact.field === field)?.value;
    expect([valueOf('gotra'), valueOf('complexion'), valueOf('body_build')]).toEqual([
      'कौशिक',
      'गोरा',
      'Fair',
    ]);
  });
});

describe('the facts of a complete profile', () => {
  it('stand in five groups, in the order of reading', () => {
    const groups = listFactGroups(ownSheet(), translatorFor('profile'), today);
    expect(groups.map(({ title }) => title)).toEqual([
      'Birth and community',
      'Height and health',
      'Education and work',
      'Family and address',
      'Partner expectations',
    ]);
  });

  it.each([
    ['first_name', 'Name', 'Rohan Prakash Deshpande'],
    ['marital_status', 'Marital status', 'Divorced'],
    ['brithday', 'Birth date', '04/03/1995'],
    ['age', 'Age', '30 years'],
    ['birth_time', 'Birth time', '06:30'],
    ['new_birth_place', 'Birth place', 'Satara'],
    ['gotra', 'Gotra', 'Kaushik'],
    ['match_horoscope', 'Match horoscope', 'Yes'],
    ['height', 'Height', '5 ft 9 in (175 cm)'],
    ['weight', 'Weight', '70 kg'],
    ['blood_group', 'Blood group', 'A+'],
    ['is_handicapped', 'Differently abled', 'No'],
    ['heighest_education', 'Highest education', 'B.E.'],
    ['job_type', 'Job type', 'Service'],
    ['income', 'Income', '₹12 lakh a year'],
    ['new_location', 'Work location', 'Pune, India'],
    ['father_name', 'Father’s name', 'Prakash Deshpande'],
    ['mother_occupation', 'Mother’s occupation', 'Homemaker'],
    ['brothers_married', 'Brothers', '1 married, 0 unmarried'],
    ['sisters_married', 'Sisters', '0 married, 1 unmarried'],
    ['children', 'Children', 'Daughter, 6 years\nSon, 4 years'],
    ['addresses.0', 'Address', 'Home\n12 Laxmi Road, Pune 411030, India\n9000012345'],
  ])('%s is told as "%s": %s', (field, label, value) => {
    expect(factsOf().get(field)).toMatchObject({ label, value });
  });

  it('says None where there are no brothers', () => {
    expect(factsOf({ brothers_married: 0, brothers_unmarried: 0 }).get('brothers_married')).toMatchObject({
      value: 'None',
    });
  });
});

describe('a fact', () => {
  it('cuts the seconds off a birth time', () => {
    expect(factsOf({ birth_time: '06:30:15' }).get('birth_time')?.value).toBe('06:30');
  });

  it('counts the years on the day, not by the calendar year', () => {
    expect(factsOf({ brithday: '1995-10-02' }).get('age')?.value).toBe('29 years');
  });

  it('says what kind of disability it is', () => {
    const facts = factsOf({ is_handicapped: true, mention_disability: 'Hard of hearing' });
    expect(facts.get('is_handicapped')?.value).toBe('Yes, Hard of hearing');
  });

  it('says who wrote the profile, and below it that the candidate agrees', () => {
    const written = {
      author_relation: 'relative',
      author_relation_text: 'Uncle',
      has_consent: true,
    } as const;
    expect(factsOf(written).get('author_relation')?.value).toBe('A relative, Uncle\nThe candidate agrees');
  });

  it('tells the number of children where their ages are not known', () => {
    expect(factsOf({ children: [], children_count: 1 }).get('children')?.value).toBe('1 child');
    const unknown = factsOf({ children: [{ gender: null, age: null }] });
    expect(unknown.get('children')?.value).toBe('Child');
  });

  it('keeps quiet about children that the profile denies', () => {
    expect(factsOf({ has_children: false }).get('children')?.value).toBeNull();
  });

  it('numbers several addresses', () => {
    const [home] = ownSheet().profile.addresses;
    const facts = factsOf({ addresses: home ? [home, { ...home, name: 'Grandparents' }] : [] });
    expect(facts.get('addresses.0')?.label).toBe('Address 1');
    expect(facts.get('addresses.1')?.label).toBe('Address 2');
    expect(facts.get('addresses.1')?.value).toContain('Grandparents');
  });
});

describe('an empty profile', () => {
  it('says nothing but its two noes, and breaks nowhere', () => {
    const empty = { ...ownSheet(), profile: profileForm.parse({}), lookups: [] };
    const groups = listFactGroups(empty, translatorFor('profile'), today);
    const said = groups.flatMap(({ facts }) => facts).filter(({ value }) => value !== null);
    expect(said.map(({ field, value }) => [field, value])).toEqual([
      ['match_horoscope', 'No'],
      ['is_handicapped', 'No'],
    ]);
  });
});
