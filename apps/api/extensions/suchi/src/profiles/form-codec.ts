import { type Place, place } from '@suchi/contracts/places';
import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { searchKeys } from '@suchi/domain/discovery';
import { listFieldsOfKind, singleStatuses } from '@suchi/domain/profiles';
import type { Row } from '../platform/rows.generated.ts';

/** Stored in tables of their own. */
type Lists = 'addresses' | 'photos' | 'new_education';
type Column = Exclude<keyof ProfileFormData, Lists>;

const placeColumns = listFieldsOfKind('place');
const jsonColumns = ['children', ...placeColumns] as const;

export const formColumns = (Object.keys(profileForm.shape) as (keyof ProfileFormData)[]).filter(
  (name): name is Column => !['addresses', 'photos', 'new_education'].includes(name),
);

/** Lists are gathered, and the birthday is text. */
export type FormRow = Row<
  'qd_matrimonial_profile',
  Exclude<Column, 'brithday'> | 'marital_status_before_marriage'
> &
  Pick<ProfileFormData, Lists | 'brithday'>;

// PostgreSQL keeps neither a zero character nor half a character.
// oxlint-disable-next-line no-control-regex
const unstorableSigns = /[\u0000\ud800-\udfff]/gu;
const withoutSigns = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(unstorableSigns, '') : value;

/** Removes seconds that were not typed. */
const toShortTime = (time: string | null) => time?.replace(/^(\d\d:\d\d):00$/, '$1') ?? null;

/** The form as it will be read again, without fields that no longer apply. */
export function toStoredForm(data: ProfileFormData): ProfileFormData {
  const form = JSON.parse(JSON.stringify(data), withoutSigns) as ProfileFormData;
  return {
    ...form,
    children_count: form.has_children ? form.children_count : null,
    children: form.has_children ? form.children : [],
    birth_time: toShortTime(form.birth_time),
    height: form.height === null ? null : Math.round(form.height * 100) / 100,
    // A draft may leave a count empty; the table stores only numbers.
    ...Object.fromEntries(listFieldsOfKind('count').map((name) => [name, form[name] ?? 0])),
    photos: [...new Set(form.photos)],
    new_education: [...new Set(form.new_education)],
  };
}

/** Without the lists, which have tables of their own. Names and places are written nowhere else, so their keys are here. */
export function encodeForm(form: ProfileFormData): Record<string, unknown> {
  const columns: Record<string, unknown> = Object.fromEntries(formColumns.map((name) => [name, form[name]]));
  columns['children_data'] = JSON.stringify(form.children);
  Object.assign(columns, searchKeys(form));
  for (const name of jsonColumns) {
    const value = form[name];
    columns[name] = value === null ? null : JSON.stringify(value);
  }
  return columns;
}

export function parseForm(row: FormRow): ProfileFormData {
  const columns = Object.fromEntries(formColumns.map((name) => [name, row[name]])) as Pick<FormRow, Column>;
  // A marriage hides the author's choice; the form shows that choice.
  const chosen = row.marital_status === 'married' ? row.marital_status_before_marriage : row.marital_status;
  return {
    ...columns,
    marital_status: singleStatuses.find((status) => status === chosen) ?? null,
    children: profileForm.shape.children.safeParse(row.children ?? []).data ?? [],
    birth_time: toShortTime(row.birth_time),
    ...parsePlaces(row),
    height: row.height === null ? null : Number(row.height),
    income_currency: row.income_currency ?? 'INR',
    addresses: row.addresses,
    photos: row.photos,
    new_education: row.new_education,
  };
}

type PlaceColumn = (typeof placeColumns)[number];

function parsePlaces(row: Pick<FormRow, PlaceColumn>): Record<PlaceColumn, Place | null> {
  const places = placeColumns.map((column) => [column, parsePlace(row[column])]);
  return Object.fromEntries(places) as Record<PlaceColumn, Place | null>;
}

/** Rows of the old system may have only the name. */
function parsePlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  return place.safeParse({ formatted_address: '', lat: null, lng: null, ...value }).data ?? null;
}
