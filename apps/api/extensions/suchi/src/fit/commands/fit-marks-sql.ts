import type { CalendarDate } from '@suchi/domain/basics';
import {
  cellOf,
  cellsAround,
  type EducationLevel,
  educationLevels,
  type FitFacts,
  foodsAccepted,
  homesAccepted,
  incomeBands,
  namesOfTown,
  nearIncome,
  type PreferenceKind,
  townKey,
  type WantedRange,
  type WantedValues,
} from '@suchi/domain/fit';
import { foods, latestBirthdayAt, singleStatuses } from '@suchi/domain/profiles';
import type { FitRules } from '../present-fit-side.ts';

/** Puts a value where it is called and returns its place in the SQL. */
export type Bind = (value: unknown, type: string) => string;

/** When a wish can be compared, fits and is near, as SQL. They bind in this order, and the last only when it is called. */
export interface MarkSql {
  isKnown: string;
  fits: string;
  near: (() => string) | null;
}

export interface MarkContext {
  bind: Bind;
  rules: FitRules;
  today: CalendarDate;
  /** The level of each value of the list of educations. */
  levels: ReadonlyMap<number, EducationLevel>;
}

type WishSql<Kind extends PreferenceKind> = (wanted: WantedValues[Kind], context: MarkContext) => MarkSql;
type FactSql<Kind extends PreferenceKind> = (
  fact: NonNullable<FitFacts[Kind]>,
  context: MarkContext,
) => MarkSql;

const all = (conditions: readonly (string | null)[]) =>
  conditions.filter((condition) => condition !== null).join(' and ') || 'true';
const some = (conditions: readonly string[]) =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`;

/** Whether a list between commas has a value. */
const listHas = (column: string, value: string | number, bind: Bind) =>
  `strpos(${column}, ${bind(`,${value},`, 'text')}) > 0`;

const singles = singleStatuses.map((status) => `'${status}'`).join(', ');

/** What the reader asks for, beside the columns of a profile. */
export const wishSql: { [Kind in PreferenceKind]: WishSql<Kind> } = {
  age: (wanted, { bind, rules, today }) => {
    const within = ({ from, to }: WantedRange, beside: number) =>
      all([
        from === null ? null : `brithday <= ${bind(latestBirthdayAt(from - beside, today), 'date')}`,
        to === null ? null : `brithday > ${bind(latestBirthdayAt(to + 1 + beside, today), 'date')}`,
      ]);
    return {
      isKnown: 'brithday is not null',
      fits: within(wanted, 0),
      near: () => within(wanted, rules.near.years),
    };
  },
  height: (wanted, { bind, rules }) => {
    const within = ({ from, to }: WantedRange, beside: number) =>
      all([
        from === null ? null : `height >= ${bind(from, 'numeric')} - ${bind(beside, 'numeric')}`,
        to === null ? null : `height <= ${bind(to, 'numeric')} + ${bind(beside, 'numeric')}`,
      ]);
    return {
      isKnown: 'height is not null',
      fits: within(wanted, 0),
      near: () => within(wanted, rules.near.centimetres),
    };
  },
  marital_status: (wanted, { bind }) => ({
    isKnown: `marital_status in (${singles})`,
    fits: `marital_status = any (${bind(wanted, 'text[]')})`,
    near: null,
  }),
  education: (wanted, { bind, rules, levels }) => {
    const least = educationLevels.indexOf(wanted);
    const among = (rank: number) => {
      const ids = [...levels].filter(([, level]) => educationLevels.indexOf(level) >= rank).map(([id]) => id);
      return `heighest_education = any (${bind(ids, 'integer[]')})`;
    };
    return { isKnown: among(0), fits: among(least), near: () => among(least - rules.near.educationSteps) };
  },
  lives_in: (wanted, { bind }) => ({
    isKnown: 'place_key is not null',
    fits: some(wanted.map(({ name }) => listHas('place_key', townKey(name), bind))),
    near: () =>
      some([...new Set(wanted.flatMap(cellsAround))].map((cell) => listHas('place_key', cell, bind))),
  }),
  would_live_in: (wanted, { bind }) => ({
    isKnown: 'would_live_in is not null',
    fits: `would_live_in = any (${bind(wanted.flatMap(homesAccepted), 'text[]')})`,
    near: null,
  }),
  work: (wanted, { bind }) => ({
    isKnown: 'job_type is not null',
    fits: `job_type = any (${bind(wanted, 'integer[]')})`,
    near: null,
  }),
  income: (wanted, { bind, rules: { rates, near } }) => {
    const others = (['USD', 'GBP', 'EUR'] as const).map((code) => `when '${code}' then ${rates[code]}`);
    const rupees = `income * (case income_currency ${others.join(' ')} else 1 end)::bigint`;
    return {
      isKnown: 'income is not null',
      fits: `${rupees} >= ${bind(wanted, 'bigint')}`,
      near: () => `${rupees} >= ${bind(nearIncome(wanted, near), 'bigint')}`,
    };
  },
  food: (wanted, { bind }) => ({
    isKnown: 'food is not null',
    fits: `food = any (${bind(wanted.flatMap(foodsAccepted), 'text[]')})`,
    near: null,
  }),
  horoscope: (wanted, { bind }) => ({
    isKnown: 'true',
    fits: `shows_horoscope = ${bind(wanted, 'boolean')}`,
    near: null,
  }),
};

/** The columns of what others look for. */
export const wantedColumns = [
  'age_from',
  'age_to',
  'height_from',
  'height_to',
  'marital_status',
  'education',
  'lives_in_names',
  'lives_in_near',
  'would_live_in',
  'work',
  'income',
  'food',
  'horoscope',
] as const;

/** The reader's facts, beside the columns of what others look for. */
export const factSql: { [Kind in PreferenceKind]: FactSql<Kind> } = {
  age: (age, { bind, rules }) => rangeSql('age', age, { bind, beside: rules.near.years }),
  height: (height, { bind, rules }) => rangeSql('height', height, { bind, beside: rules.near.centimetres }),
  marital_status: (status, { bind }) => ({
    isKnown: 'wanted_marital_status is not null',
    fits: listHas('wanted_marital_status', status, bind),
    near: null,
  }),
  education: (level, { bind, rules }) => {
    const reached = (rank: number) =>
      `wanted_education = any (${bind(educationLevels.slice(0, rank + 1), 'text[]')})`;
    const own = educationLevels.indexOf(level);
    return {
      isKnown: 'wanted_education is not null',
      fits: reached(own),
      near: () => reached(own + rules.near.educationSteps),
    };
  },
  lives_in: (town, { bind }) => {
    const cell = cellOf(town);
    return {
      isKnown: 'wanted_lives_in_names is not null',
      fits: some(namesOfTown(town).map((name) => listHas('wanted_lives_in_names', name, bind))),
      near: cell === null ? null : () => listHas('wanted_lives_in_near', cell, bind),
    };
  },
  would_live_in: (home, { bind }) => ({
    isKnown: 'wanted_would_live_in is not null',
    fits: home === 'anywhere' ? 'true' : listHas('wanted_would_live_in', home, bind),
    near: null,
  }),
  work: (jobType, { bind }) => ({
    isKnown: 'wanted_work is not null',
    fits: listHas('wanted_work', jobType, bind),
    near: null,
  }),
  income: (income, { bind, rules: { near } }) => ({
    isKnown: 'wanted_income is not null',
    fits: `wanted_income <= ${bind(income, 'bigint')}`,
    near: () =>
      `wanted_income = any (${bind(
        incomeBands.filter((band) => nearIncome(band, near) <= income),
        'integer[]',
      )})`,
  }),
  food: (food, { bind }) => ({
    isKnown: 'wanted_food is not null',
    fits: some(
      foods
        .filter((one) => foodsAccepted(one).includes(food))
        .map((one) => listHas('wanted_food', one, bind)),
    ),
    near: null,
  }),
  horoscope: (isShown, { bind }) => ({
    isKnown: 'wanted_horoscope is not null',
    fits: `wanted_horoscope = ${bind(isShown, 'boolean')}`,
    near: null,
  }),
};

function rangeSql(
  kind: 'age' | 'height',
  value: number,
  { bind, beside }: { bind: Bind; beside: number },
): MarkSql {
  const within = (near: number) =>
    all([
      `coalesce(wanted_${kind}_from <= ${bind(value, 'numeric')} + ${bind(near, 'numeric')}, true)`,
      `coalesce(wanted_${kind}_to >= ${bind(value, 'numeric')} - ${bind(near, 'numeric')}, true)`,
    ]);
  return {
    isKnown: `(wanted_${kind}_from is not null or wanted_${kind}_to is not null)`,
    fits: within(0),
    near: () => within(beside),
  };
}
