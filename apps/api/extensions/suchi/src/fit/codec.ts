import { preferences as preferencesSchema, type PreferencesData } from '@suchi/contracts/fit';
import {
  cellsAround,
  type GotraChoice,
  type PreferenceKind,
  preferenceKinds,
  townKey,
} from '@suchi/domain/fit';
import type { Rows } from '../platform/rows.generated.ts';

export interface SavedPreferences {
  preferences: PreferencesData;
  /** Null: as the association asks. */
  gotra: GotraChoice | null;
}

type Values = Exclude<keyof Rows['partner_preference'], 'id' | 'profile' | 'date_created' | 'date_updated'>;
export type PreferenceColumns = Record<Values, unknown>;

/** A row as JSON: decimals are numbers. */
export type PreferenceRow = {
  [Column in Exclude<Values, 'height_from' | 'height_to'>]: Rows['partner_preference'][Column];
} & {
  height_from: number | null;
  height_to: number | null;
};

const joinList = (values: readonly (string | number)[] | undefined) =>
  values === undefined ? null : `,${[...new Set(values)].join(',')},`;
const splitList = (text: string | null) => text?.split(',').filter((part) => part !== '') ?? [];

export function encodePreferences({ preferences, gotra }: SavedPreferences): PreferenceColumns {
  const { age, height, education, lives_in: towns, income, horoscope } = preferences;
  const musts = Object.fromEntries(
    preferenceKinds.map((kind) => [`${kind}_must`, preferences[kind]?.is_must ?? false]),
  ) as Record<`${PreferenceKind}_must`, boolean>;
  return {
    age_from: age?.value.from ?? null,
    age_to: age?.value.to ?? null,
    height_from: height?.value.from ?? null,
    height_to: height?.value.to ?? null,
    marital_status: joinList(preferences.marital_status?.value),
    education: education?.value ?? null,
    lives_in: towns === undefined ? null : JSON.stringify(towns.value),
    lives_in_names: joinList(towns?.value.map(({ name }) => townKey(name))),
    lives_in_near: joinList(towns?.value.flatMap(cellsAround)),
    would_live_in: joinList(preferences.would_live_in?.value),
    work: joinList(preferences.work?.value),
    income: income?.value ?? null,
    food: joinList(preferences.food?.value),
    horoscope: horoscope?.value ?? null,
    gotra,
    ...musts,
  };
}

const rangeOf = (from: number | null, to: number | null) =>
  from === null && to === null ? null : { from, to };

/** What is not understood does not matter. */
export function parsePreferences(row: PreferenceRow | null): SavedPreferences {
  if (row === null) return { preferences: {}, gotra: null };
  const values: Record<PreferenceKind, unknown> = {
    age: rangeOf(row.age_from, row.age_to),
    height: rangeOf(row.height_from, row.height_to),
    marital_status: row.marital_status && splitList(row.marital_status),
    education: row.education,
    lives_in: row.lives_in,
    would_live_in: row.would_live_in && splitList(row.would_live_in),
    work: row.work && splitList(row.work).map(Number),
    income: row.income,
    food: row.food && splitList(row.food),
    horoscope: row.horoscope,
  };
  const said = preferenceKinds.flatMap((kind) => {
    if (values[kind] === null) return [];
    const wanted = preferencesSchema.shape[kind].safeParse({
      value: values[kind],
      is_must: row[`${kind}_must`],
    });
    return wanted.success ? [[kind, wanted.data]] : [];
  });
  return { preferences: Object.fromEntries(said) as PreferencesData, gotra: row.gotra };
}
