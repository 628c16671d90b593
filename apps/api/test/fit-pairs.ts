import { educationLevels, incomeBands, type PreferenceKind, wantedHomes } from '@suchi/domain/fit';
import { foods, futureHomes, incomeCurrencies, singleStatuses } from '@suchi/domain/profiles';
import type { TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { parseFitRules } from '../extensions/suchi/src/fit/present-fit-side.ts';

export const today = '2026-11-15';
const settings = {
  gotra_rule_on: true,
  near_years: 1,
  near_height_cm: 3,
  near_income_bands: 1,
  near_education_steps: 1,
  rate_usd: 85,
  rate_gbp: 112,
  rate_eur: 97,
};
export const rules = parseFitRules(settings);

interface Lists {
  educations: number[];
  gotras: number[];
  jobs: number[];
}

const towns = [
  { name: 'Pune', formatted_address: 'Pune, Maharashtra, India', lat: 18.52, lng: 73.86 },
  { name: 'Chakan', formatted_address: 'Chakan, Maharashtra, India', lat: 18.76, lng: 73.86 },
  { name: 'Mumbai', formatted_address: 'Mumbai,Maharashtra , India', lat: 19.07, lng: 72.88 },
  { name: 'Edison', formatted_address: 'Edison, New Jersey, USA', lat: 40.52, lng: -74.41 },
  { name: 'Wai', formatted_address: '', lat: null, lng: null },
];
export const few = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 });
const heights = [152.4, 154.94, 157.48, 160.02, 162.56, 165.1, 167.64, 170.18, 172.72, 175.26];

/** What families say of themselves, often at the edge of what others ask for. */
export const factsOf = ({ educations, gotras, jobs }: Lists) =>
  fc.record({
    brithday: few('1990-11-15', '1990-11-16', '1996-02-29', '1998-06-01', '2001-11-15', '2003-11-16'),
    height: maybe(few(...heights, 164.64, 164.63)),
    marital_status: few(...singleStatuses),
    heighest_education: maybe(few(...educations)),
    new_location: maybe(few(...towns)),
    would_live_in: maybe(few(...futureHomes)),
    job_type: maybe(few(...jobs)),
    income: maybe(few(0, 9000, 499_999, 500_000, 799_999, 1_200_000, 1_800_000, 20_000_000)),
    income_currency: maybe(few(...incomeCurrencies)),
    food: maybe(few(...foods)),
    shows_horoscope: fc.boolean(),
    gotra: maybe(few(...gotras)),
    maternal_gotra: maybe(few(...gotras)),
  });

const range = (ends: readonly number[]) =>
  fc
    .tuple(maybe(few(...ends)), maybe(few(...ends)))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([one, other]) =>
      one !== null && other !== null
        ? { from: Math.min(one, other), to: Math.max(one, other) }
        : { from: one, to: other },
    );
const wish = <Value>(value: fc.Arbitrary<Value>, mustToo = true) =>
  fc.option(fc.record({ value, is_must: mustToo ? fc.boolean() : fc.constant(false) }), {
    nil: undefined,
    freq: 2,
  });
const some = <Value>(...values: readonly Value[]) =>
  fc.uniqueArray(few(...values), { minLength: 1, maxLength: 3 });

export const preferencesOf = ({ jobs }: Lists) =>
  fc.record({
    age: wish(range([18, 24, 25, 26, 28, 30, 31, 36, 70])),
    height: wish(range(heights)),
    marital_status: wish(some(...singleStatuses)),
    education: wish(few(...educationLevels)),
    lives_in: wish(
      some(
        ...towns.map(({ name, lat, lng }) => ({ name, lat, lng })),
        { name: 'Maharashtra', lat: null, lng: null },
        { name: 'Mumbai, India', lat: 19.03, lng: 73.02 },
      ),
    ),
    would_live_in: wish(some(...wantedHomes)),
    work: wish(some(...jobs)),
    income: wish(few(...incomeBands)),
    food: wish(some(...foods)),
    horoscope: wish(fc.boolean(), false),
  } satisfies Record<PreferenceKind, unknown>);

export async function readLists(server: TestInstallation): Promise<Lists> {
  const of = async (list: string, most: number) =>
    (
      await server.query<{ id: number }>(
        `select id from qdb_lookup where lookup = $1 order by md5(name) limit ${most}`,
        [list],
      )
    ).map(({ id }) => id);
  return {
    educations: await of('Education New', 40),
    gotras: await of('Gotra', 5),
    jobs: await of('Job Type', 4),
  };
}
