import { buildPrintedProfile } from '@suchi/testing/printed-profile';
import { describe, expect, it } from 'vitest';
import { listFacts } from './facts.ts';

const valueOf = (facts: { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe('the facts of a page', () => {
  it('are those of the profile, as the book writes them', () => {
    const facts = listFacts(buildPrintedProfile());
    expect(facts.birth.map(({ value }) => value)).toEqual([
      '04/11/1998',
      '06:42',
      'Sangli',
      '5 ft 4 in',
      'B+',
      'Vasishtha',
      'Miraj',
      'Joglekar',
      'Unmarried',
      'To be matched',
    ]);
    expect(facts.work.map(({ value }) => value)).toEqual([
      'M.Tech. | B.E. Eng.',
      'Design engineer, Godavari Wind Power',
      '₹14.5 lakh a year',
      'Pune, India',
    ]);
    expect([facts.brothers.value, facts.sisters.value]).toEqual(['1 unmarried', 'None']);
  });

  it('never break a mobile number or a pincode, and print three numbers at most', () => {
    const { mobiles, contact } = listFacts(
      buildPrintedProfile({
        mobiles: ['919822041736', '9422580114', '9822041736x', '+44 20 7946 0958', '1'],
      }),
    );
    expect(mobiles).toEqual(['98220\u00A041736', '94225\u00A080114', '9822041736x']);
    expect(valueOf(contact, 'Address')).toBe('7 Shivneri, Vishrambag, Sangli 416\u00A0415');
  });

  it('name the country of an address abroad', () => {
    const address = {
      lines: '4 Elm Road\nHounslow',
      city: 'London',
      pincode: 'TW3 1AA',
      country: 'United Kingdom',
    };
    expect(valueOf(listFacts(buildPrintedProfile({ address })).contact, 'Address')).toBe(
      '4 Elm Road, Hounslow, London TW3\u00A01AA, United Kingdom',
    );
  });

  it('keep their place when they are empty', () => {
    const facts = listFacts(
      buildPrintedProfile({
        birthday: null,
        heightCm: null,
        gotra: ' ',
        highestEducation: null,
        secondHighestEducation: null,
        designation: null,
        organisation: null,
        income: null,
        expectations: null,
        mobiles: [],
        address: null,
        matchHoroscope: false,
      }),
    );
    const empty = [...facts.birth, ...facts.work, ...facts.contact].filter(({ value }) => value === '–');
    expect(empty.map(({ label }) => label)).toEqual([
      'Birth date',
      'Height',
      'Gotra',
      'Education',
      'Work',
      'Income',
      'Address',
    ]);
    expect(facts.expectations.value).toBe('–');
    expect(valueOf(facts.birth, 'Horoscope')).toBe('Not needed');
  });

  it('end the expectations after a hundred words', () => {
    const words = Array.from({ length: 130 }, (_, index) => `w${index + 1}`);
    const { expectations } = listFacts(buildPrintedProfile({ expectations: words.join('\n') }));
    expect(expectations.value).toBe(`${words.slice(0, 100).join(' ')}…`);
  });
});
