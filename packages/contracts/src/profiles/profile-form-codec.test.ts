import { findProfileViolations } from '@suchi/domain/profiles';
import { describe, expect, it } from 'vitest';
import { dataPathOf, parseProfileForm } from './profile-form-codec.ts';
import { profileForm } from './profile-form.ts';

const rules = { today: '2026-11-15', latestBirthDate: '2005-10-01' };

describe('the form under the names of the data', () => {
  it.each([
    ['birthday', 'brithday'],
    ['highestEducation', 'heighest_education'],
    ['workLocation', 'new_location'],
    ['addresses', 'addresses'],
    ['addresses.2.alternativeMobile', 'addresses.2.mobile_alternative'],
    ['addresses.0.countryId', 'addresses.0.country'],
    ['children.1.age', 'children.1.age'],
  ] as const)('has %s at %s', (field, path) => {
    expect(dataPathOf(field)).toBe(path);
  });

  it('has a value for everything an empty form lacks', () => {
    const empty = profileForm.parse({});
    const lacking = findProfileViolations(parseProfileForm(empty), rules).map(({ field }) =>
      dataPathOf(field),
    );
    expect(lacking.length).toBeGreaterThan(20);
    expect(lacking.filter((path) => !(path in empty))).toEqual([]);
  });

  it('reads a place by its name', () => {
    const pune = { name: 'Pune', formatted_address: 'Pune, Maharashtra, India', lat: 18.5, lng: 73.9 };
    expect(parseProfileForm(profileForm.parse({ new_native_place: pune })).nativePlace).toBe('Pune');
  });
});
