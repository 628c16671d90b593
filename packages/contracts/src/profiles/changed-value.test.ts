import { expect, it } from 'vitest';
import { type ChangedValue, readChangedValue } from './changed-value.ts';
import { listFormChanges } from './list-form-changes.ts';
import { profileForm, type ProfileFormData } from './profile-form.ts';

const photoA = '00000000-0000-4000-8000-0000000000a1';
const photoB = '00000000-0000-4000-8000-0000000000b1';
const text = (value: string): ChangedValue => ({ kind: 'text', text: value });
const word = (value: 'yes' | 'no' | 'photo' | 'video' | 'added' | 'changed'): ChangedValue => ({
  kind: 'word',
  word: value,
});

/** What is read of the changes that a save writes. */
function read(before: Partial<ProfileFormData>, after: Partial<ProfileFormData>) {
  const changes = listFormChanges(profileForm.parse(before), profileForm.parse(after), () => null);
  return changes.map(({ field, was, is }) => [was, is].map((each) => each && readChangedValue(field, each)));
}

it.each<[string, Partial<ProfileFormData>, Partial<ProfileFormData>, (ChangedValue | null)[]]>([
  ['a yes', {}, { is_handicapped: true }, [word('no'), word('yes')]],
  ['a height', {}, { height: 162.56 }, [null, { kind: 'height', feet: 5, inches: 4 }]],
  ['a first photo', {}, { main_photo: photoA }, [null, word('added')]],
  ['another photo', { main_photo: photoA }, { main_photo: photoB }, [word('photo'), word('changed')]],
  ['a video taken away', { main_video: photoA }, {}, [word('video'), null]],
  ['more photos', { photos: [photoA] }, { photos: [photoA, photoB] }, [text('1'), text('2')]],
  ['other photos', { photos: [photoA] }, { photos: [photoB] }, [text('1'), { kind: 'photos', count: 1 }]],
  ['a text that is a word of the log', { petname: 'yes' }, { petname: 'no' }, [text('yes'), text('no')]],
  [
    'children',
    {},
    {
      children: [
        { gender: 'Female', age: 6 },
        { gender: null, age: 4 },
        { gender: 'Male', age: null },
      ],
    },
    [
      null,
      {
        kind: 'children',
        children: [
          { gender: 'Female', age: 6 },
          { gender: null, age: 4 },
          { gender: 'Male', age: null },
        ],
      },
    ],
  ],
])('reads %s as it was written', (_, before, after, expected) => {
  expect(read(before, after)).toEqual([expected]);
});

it.each([
  ['height', '162 cm'],
  ['is_handicapped', 'true'],
])('shows a %s of an older log as it is', (field, value) => {
  expect(readChangedValue(field, value)).toEqual(text(value));
});
