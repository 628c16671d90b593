import { describe, expect, it } from 'vitest';
import { listFormChanges } from './list-form-changes.ts';
import { profileForm, type ProfileFormData } from './profile-form.ts';

const photoA = '00000000-0000-4000-8000-0000000000a1';
const photoB = '00000000-0000-4000-8000-0000000000b1';
const names: Record<number, string> = { 12001: 'B.Tech', 12002: 'MBA', 1470: 'India' };
const nameOf = (id: number) => names[id] ?? null;
const form = (changes: Partial<ProfileFormData> = {}) => profileForm.parse(changes);
const changed = (before: Partial<ProfileFormData>, after: Partial<ProfileFormData>) =>
  listFormChanges(form(before), form(after), nameOf).map(({ field, was, is }) => [field, was, is]);

describe('listFormChanges', () => {
  it('finds nothing in the same form', () => {
    const full = { first_name: 'Asha', photos: [photoA], new_education: [12001] };
    expect(changed(full, full)).toEqual([]);
  });

  it.each<[string, Partial<ProfileFormData>, Partial<ProfileFormData>, (string | null)[]]>([
    ['an empty text as nothing', { petname: 'Ashu' }, { petname: '' }, ['petname', 'Ashu', null]],
    ['a number', { weight: 55 }, { weight: 60 }, ['weight', '55', '60']],
    ['a yes', {}, { is_handicapped: true }, ['is_handicapped', 'no', 'yes']],
    ['a height in feet', {}, { height: 162.56 }, ['height', null, '5 ft 4 in']],
    ['a value by its name', {}, { heighest_education: 12002 }, ['heighest_education', null, 'MBA']],
    ['a value that is gone as nothing', { gotra: 77 }, { gotra: 12001 }, ['gotra', null, 'B.Tech']],
    ['several values', {}, { new_education: [12001, 12002] }, ['new_education', null, 'B.Tech, MBA']],
    [
      'children',
      {},
      {
        children: [
          { gender: 'Female', age: 6 },
          { gender: null, age: 4 },
        ],
      },
      ['children', null, 'Female 6; 4'],
    ],
    ['a first photo', {}, { main_photo: photoA }, ['main_photo', null, 'added']],
    ['another photo', { main_photo: photoA }, { main_photo: photoB }, ['main_photo', 'photo', 'changed']],
    ['a video taken away', { main_video: photoA }, {}, ['main_video', 'video', null]],
    ['more photos', { photos: [photoA] }, { photos: [photoA, photoB] }, ['photos', '1', '2']],
    ['other photos', { photos: [photoA] }, { photos: [photoB] }, ['photos', '1', '1, changed']],
  ])('lists %s', (_, before, after, expected) => {
    expect(changed(before, after)).toEqual([expected]);
  });

  it('lists each address in a line of its own', () => {
    const home = { name: 'Home', address: null, city: 'Pune', pincode: '', country: 1470, mobile: '9' };
    const addresses = [home, { ...home, name: null, country: null }].map((address) => ({
      ...address,
      mobile_alternative: null,
    }));
    expect(changed({ addresses: addresses.slice(0, 1) }, { addresses: addresses.toReversed() })).toEqual([
      ['addresses.0', 'Home, Pune, India, 9', 'Pune, 9'],
      ['addresses.1', null, 'Home, Pune, India, 9'],
    ]);
  });
});
