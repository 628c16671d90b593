import {
  educationLevels,
  gotraChoices,
  incomeBands,
  type PreferenceKind,
  preferenceKinds,
  type Preferences,
  wantedHomes,
  wantedLimits,
  wantedTownsMax,
} from '@suchi/domain/fit';
import { foods, singleStatuses } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** One thing asked for. Left out: it does not matter. */
const wanted = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.object({ value, is_must: z.boolean() }));

const range = (end: z.ZodMiniType<number, number>) =>
  z.object({ from: z.nullable(end), to: z.nullable(end) }).check(
    z.refine(({ from, to }) => from !== null || to !== null, 'required'),
    z.refine(({ from, to }) => from === null || to === null || from <= to, 'reversed'),
  );

const limited = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

const someOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length));

const degrees = (max: number) => z.nullable(z.number().check(z.minimum(-max), z.maximum(max)));
const town = z.object({ name: typedText(200).check(z.minLength(1)), lat: degrees(90), lng: degrees(180) });

const workMax = 20;

/** What a family looks for. The schemas of the kinds are also those of what the other family reads. */
export const preferences = z.object({
  age: wanted(range(z.int().check(z.minimum(wantedLimits.age.min), z.maximum(wantedLimits.age.max)))),
  height: wanted(range(limited(wantedLimits.height))),
  marital_status: wanted(someOf(singleStatuses)),
  education: wanted(z.enum(educationLevels)),
  lives_in: wanted(z.array(town).check(z.minLength(1), z.maxLength(wantedTownsMax))),
  would_live_in: wanted(someOf(wantedHomes)),
  work: wanted(z.array(rowId).check(z.minLength(1), z.maxLength(workMax))),
  income: wanted(z.literal(incomeBands)),
  food: wanted(someOf(foods)),
  horoscope: wanted(z.boolean()),
} satisfies Record<PreferenceKind, z.ZodMiniType>);
export type PreferencesData = z.output<typeof preferences>;

export const preferenceKind = z.enum(preferenceKinds);

const ownPreferences = z.object({
  preferences,
  gotra: z.enum(gotraChoices),
  /** Whether the association asks families not to marry in the same gotra. */
  is_gotra_rule_on: z.boolean(),
  shows_horoscope: z.boolean(),
});
export type OwnPreferences = z.output<typeof ownPreferences>;

/** The caller's; staff name a member. */
export const readPreferencesContract = defineContract({
  method: 'GET',
  group: 'qe_fit',
  path: '/preferences',
  input: z.object({ user: z.optional(z.uuid()) }),
  output: ownPreferences,
});

/**
 * Replaces all of them at once; it is not reviewed. Who wants horoscopes to match also shows theirs. Refused with
 * PROFILE_NOT_FOUND while there is no profile.
 */
export const savePreferencesContract = defineContract({
  method: 'POST',
  group: 'qe_fit',
  path: '/preferences',
  input: z.object({ user: z.optional(z.uuid()), preferences, gotra: z.enum(gotraChoices) }),
  output: ownPreferences,
});

/** Under the names of the domain. */
export function toPreferences(data: PreferencesData): Preferences {
  const kinds = preferenceKinds.flatMap((kind) => {
    const asked = data[kind];
    return asked ? [[kind, { value: asked.value, isMust: asked.is_must }]] : [];
  });
  return Object.fromEntries(kinds) as Preferences;
}

export function fromPreferences(domain: Preferences): PreferencesData {
  const kinds = preferenceKinds.flatMap((kind) => {
    const asked = domain[kind];
    return asked ? [[kind, { value: asked.value, is_must: asked.isMust }]] : [];
  });
  return Object.fromEntries(kinds) as PreferencesData;
}
