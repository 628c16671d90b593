import { type Place, place, profileForm, type ProfileFormData } from '@suchi/contracts/profile';
import { listFieldsOfKind, singleStatuses } from '@suchi/domain/profile';
import type { Row } from '../platform/rows.generated.ts';

/** What a profile keeps in rows of their own. */
type Lists = 'addresses' | 'photos' | 'new_education';
type Column = Exclude<keyof ProfileFormData, Lists>;

const placeColumns = listFieldsOfKind('place');
const jsonColumns = ['children', ...placeColumns] as const;

/** The columns of a profile that its form fills. */
export const formColumns = (Object.keys(profileForm.shape) as (keyof ProfileFormData)[]).filter(
  (name): name is Column => !['addresses', 'photos', 'new_education'].includes(name),
);

/** A form as the database gives it: lists gathered, the birthday as text. */
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

/** A time of day without seconds nobody gave. */
const toShortTime = (time: string | null) => time?.replace(/^(\d\d:\d\d):00$/, '$1') ?? null;

/** The form as it will be read again: what is kept, and nothing that no longer applies. */
export function toStoredForm(data: ProfileFormData): ProfileFormData {
  const form = JSON.parse(JSON.stringify(data), withoutSigns) as ProfileFormData;
  return {
    ...form,
    children_count: form.has_children ? form.children_count : null,
    children: form.has_children ? form.children : [],
    birth_time: toShortTime(form.birth_time),
    height: form.height === null ? null : Math.round(form.height * 100) / 100,
    // A draft may leave a count open; the table knows only numbers.
    ...Object.fromEntries(listFieldsOfKind('count').map((name) => [name, form[name] ?? 0])),
    photos: [...new Set(form.photos)],
    new_education: [...new Set(form.new_education)],
  };
}

/** The form as columns of the profile; the lists are rows of their own. */
export function encodeForm(form: ProfileFormData): Record<string, unknown> {
  const columns: Record<string, unknown> = Object.fromEntries(formColumns.map((name) => [name, form[name]]));
  columns['children_data'] = JSON.stringify(form.children);
  for (const name of jsonColumns) {
    const value = form[name];
    columns[name] = value === null ? null : JSON.stringify(value);
  }
  return columns;
}

/** The form as its author last saved it. */
export function parseForm(row: FormRow): ProfileFormData {
  const columns = Object.fromEntries(formColumns.map((name) => [name, row[name]])) as Pick<FormRow, Column>;
  // A marriage hides what the author chose; that choice is what the form shows.
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

/** A place; rows of the old system may know only its name. */
function parsePlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  return place.safeParse({ formatted_address: '', lat: null, lng: null, ...value }).data ?? null;
}
