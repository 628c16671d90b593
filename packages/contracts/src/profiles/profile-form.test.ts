import { describe, expect, it } from 'vitest';
import { profileForm } from './profile-form.ts';

describe('the form of a profile', () => {
  it('may be empty in every field', () => {
    const empty = profileForm.parse({});
    expect(Object.keys(empty)).toEqual(Object.keys(profileForm.shape));
    expect(empty).toMatchObject({ first_name: null, photos: [], addresses: [], income_currency: 'INR' });
  });

  it('starts an address in India', () => {
    expect(profileForm.parse({ addresses: [{}] }).addresses).toMatchObject([{ country: 1470, name: null }]);
  });

  it('normalises the spelling of a file id', () => {
    const id = '00000000-0000-4000-8000-0000000000AB';
    expect(profileForm.parse({ main_photo: id, photos: [id] })).toMatchObject({
      main_photo: id.toLowerCase(),
      photos: [id.toLowerCase()],
    });
  });

  it.each([
    ['birth_time', '00:00'],
    ['birth_time', '23:59:59'],
    ['brithday', '1996-02-29'],
    ['gotra', 2_147_483_647],
    ['education_stream', 'x'.repeat(101)],
  ])('takes %s %j', (field, value) => {
    expect(profileForm.parse({ [field]: value })).toMatchObject({ [field]: value });
  });

  it.each([
    ['birth_time', '24:00'],
    ['birth_time', '6:30'],
    ['birth_time', '12:60'],
    ['brithday', '0000-01-01'],
    ['brithday', '04/03/1995'],
    ['gotra', 0],
    ['gotra', 2_147_483_648],
    ['gotra', 1.5],
    ['new_education', [0]],
    ['marital_status', 'married'],
    ['photos', Array.from({ length: 7 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`)],
    ['first_name', 'x'.repeat(101)],
  ])('refuses %s %j', (field, value) => {
    expect(profileForm.safeParse({ [field]: value }).success).toBe(false);
  });
});
