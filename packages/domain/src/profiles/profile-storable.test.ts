import { expect, it } from 'vitest';
import type { ProfileForm } from './profile-form.ts';
import { findUnstorable } from './profile-storable.ts';

const nothing = {
  childrenCount: null,
  birthday: null,
  heightCm: null,
  weightKg: null,
  brothersMarried: null,
  brothersUnmarried: null,
  sistersMarried: null,
  sistersUnmarried: null,
  income: null,
  educationStream: null,
} satisfies Partial<ProfileForm> as unknown as ProfileForm;

it.each([
  ['nothing', {}],
  ['a child too young to marry', { birthday: '2020-02-29' }],
  ['the limits', { childrenCount: 10, heightCm: 91.44, weightKg: 200, income: 0, sistersMarried: 10 }],
  ['a hundred letters', { educationStream: 'x'.repeat(100) }],
] satisfies [string, Partial<ProfileForm>][])('%s can be kept', (_, changes) => {
  expect(findUnstorable({ ...nothing, ...changes })).toEqual([]);
});

it.each([
  ['childrenCount: children_count_out_of_range', { childrenCount: 11 }],
  ['birthday: birth_date_invalid', { birthday: '2001-02-29' }],
  ['heightCm: height_out_of_range', { heightCm: 20 }],
  ['weightKg: weight_out_of_range', { weightKg: 900 }],
  ['brothersMarried: siblings_out_of_range', { brothersMarried: 11 }],
  ['brothersUnmarried: siblings_out_of_range', { brothersUnmarried: -1 }],
  ['sistersMarried: siblings_out_of_range', { sistersMarried: 11 }],
  ['sistersUnmarried: siblings_out_of_range', { sistersUnmarried: 11 }],
  ['income: income_out_of_range', { income: 20_000_001 }],
  ['educationStream: education_text_too_long', { educationStream: 'x'.repeat(101) }],
] satisfies [string, Partial<ProfileForm>][])('%s', (expected, changes) => {
  const found = findUnstorable({ ...nothing, ...changes });
  expect(found.map(({ field, code }) => `${field}: ${code}`)).toEqual([expected]);
});
