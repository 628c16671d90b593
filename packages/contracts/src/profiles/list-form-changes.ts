import { printHeight } from '@suchi/domain/print';
import { diffFields, type FieldChange, listFieldsOfKind, type ReadableFields } from '@suchi/domain/profiles';
import type { ProfileFormData } from './profile-form.ts';

/** The name of a lookup; null when the value is gone. */
export type NameOf = (lookupId: number) => string | null;

type Address = ProfileFormData['addresses'][number];
type Media = 'main_photo' | 'main_video' | 'photos';

const lookupFields: readonly string[] = listFieldsOfKind('lookup');

/** The changes of a save, in words. Photos are only listed as changed: the log shows no pictures. */
export function listFormChanges(
  before: ProfileFormData,
  after: ProfileFormData,
  nameOf: NameOf,
): FieldChange[] {
  return [
    ...diffFields(describeForm(before, nameOf), describeForm(after, nameOf)),
    ...diffFile('main_photo', 'photo', before, after),
    ...diffFile('main_video', 'video', before, after),
    ...diffPhotos(before.photos, after.photos),
  ];
}

function describeForm(form: ProfileFormData, nameOf: NameOf): ReadableFields {
  const {
    addresses,
    children,
    height,
    new_education,
    main_photo: _,
    main_video: __,
    photos: ___,
    ...plain
  } = form;
  const fields: [string, string | null][] = Object.entries(plain).map(([field, value]) => [
    field,
    lookupFields.includes(field) && typeof value === 'number' ? nameOf(value) : describeValue(value),
  ]);
  return {
    ...Object.fromEntries(fields),
    height: height === null ? null : printHeight(height),
    children: joinFilled(
      children.map(({ gender, age }) => joinFilled([gender, age], ' ')),
      '; ',
    ),
    new_education: joinFilled(new_education.map(nameOf), ', '),
    ...Object.fromEntries(
      addresses.map((address, index) => [`addresses.${index}`, describeAddress(address, nameOf)]),
    ),
  };
}

function describeValue(value: string | number | boolean | { name: string } | null): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return value.name;
  return value === null || value === '' ? null : String(value);
}

function describeAddress({ country, ...address }: Address, nameOf: NameOf): string | null {
  const { name, address: street, city, pincode, mobile, mobile_alternative } = address;
  const countryName = country === null ? null : nameOf(country);
  return joinFilled([name, street, city, pincode, countryName, mobile, mobile_alternative], ', ');
}

function joinFilled(parts: readonly (string | number | null)[], separator: string): string | null {
  return parts.filter((part) => part !== null && part !== '').join(separator) || null;
}

function diffFile(
  field: Exclude<Media, 'photos'>,
  word: string,
  before: ProfileFormData,
  after: ProfileFormData,
): FieldChange[] {
  const was = before[field];
  const is = after[field];
  if (was === is) return [];
  const now = is === null ? null : was === null ? 'added' : 'changed';
  return [{ field, was: was === null ? null : word, is: now }];
}

function diffPhotos(before: readonly string[], after: readonly string[]): FieldChange[] {
  if (before.join() === after.join()) return [];
  const was = String(before.length);
  const is = before.length === after.length ? `${after.length}, changed` : String(after.length);
  return [{ field: 'photos', was, is }];
}
