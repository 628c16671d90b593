import { isDeepStrictEqual } from 'node:util';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import { listFieldsOfKind, namedLookupFields, type ProfileFieldName } from '@suchi/domain/profiles';

export interface ListedName {
  list: string;
  name: string;
}

/** The values that a form has by their names. */
export function listedNamesOf(form: ProfileFormData): ListedName[] {
  return namedLookupFields.flatMap(({ field, list }) => {
    const name = form[field];
    return name === null || name === '' ? [] : [{ list, name }];
  });
}

/** All values of lists in a form, by field; the addresses are represented by their countries. */
export type LookupParts = Partial<Record<ProfileFieldName, number | string | null | (number | null)[]>>;

/** What becomes of a value. */
export interface LookupMap {
  id: (id: number) => number;
  name: (list: string, name: string) => string;
}

/** A stored form may lack fields that came with a later release. */
export type StoredForm = Partial<ProfileFormData>;

export function lookupPartsOf(form: StoredForm): LookupParts {
  const single = [...listFieldsOfKind('lookup'), ...namedLookupFields.map(({ field }) => field)];
  const parts: LookupParts = Object.fromEntries(
    single.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  );
  if (form.new_education) parts.new_education = form.new_education;
  if (form.addresses) parts.addresses = form.addresses.map(({ country }) => country);
  return parts;
}

export function withLookupParts<Form extends StoredForm>(form: Form, parts: LookupParts): Form {
  const { addresses: countries, ...fields } = parts;
  if (!form.addresses || !Array.isArray(countries)) return { ...form, ...fields };
  const addresses = form.addresses.map((address, index) => ({
    ...address,
    country: countries[index] ?? null,
  }));
  return { ...form, ...fields, addresses };
}

export function mapLookupParts(parts: LookupParts, map: LookupMap): LookupParts {
  const listOf = new Map<string, string>(namedLookupFields.map(({ field, list }) => [field, list]));
  const mapped = Object.entries(parts).map(([field, part]) => {
    if (typeof part === 'number') return [field, map.id(part)];
    if (typeof part === 'string') return [field, map.name(listOf.get(field) ?? '', part)];
    if (!Array.isArray(part)) return [field, part];
    const ids = part.map((id) => (id === null ? null : map.id(id)));
    // A profile has an education once; two addresses may be in one country.
    return [field, field === 'new_education' ? [...new Set(ids)] : ids];
  });
  return Object.fromEntries(mapped) as LookupParts;
}

/** The fields of the first that differ from the second. */
export function differingParts(parts: LookupParts, others: LookupParts): LookupParts {
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([field, part]) => !isDeepStrictEqual(part, others[field as ProfileFieldName]),
    ),
  );
}
