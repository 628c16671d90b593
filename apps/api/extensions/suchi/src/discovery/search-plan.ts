import type { SearchFilters, SearchSort } from '@suchi/contracts/discovery';
import type { CalendarDate } from '@suchi/domain/basics';
import { normaliseCountry, readSuchiNumber } from '@suchi/domain/discovery';
import { type Gender, latestBirthdayAt } from '@suchi/domain/profiles';
import { isOwnScript, nearSpellingMinLength, soundPart } from '@suchi/domain/text';
import { numberedEdition } from '../platform/edition-sql.ts';
import { likePattern, type SqlPart, wordsOf } from '../platform/list-page.ts';
import { matchesName } from '../platform/search-text.ts';
import type { BestFit } from '../fit/commands/plan-best-fit.ts';
import { startOfDay, startOfNextDay } from './days.ts';

export interface Condition extends SqlPart {
  name: string;
}

/** The same for all viewers with the same rights. */
export interface ListScope {
  genders: readonly Gender[];
  createdUntil: CalendarDate | null;
  activationCutOff: CalendarDate;
  isStaff: boolean;
  /** For ages. */
  today: CalendarDate;
}

/** A search without its viewer: viewers with the same rights and filters share the result list. */
export interface SearchPlan {
  key: string;
  conditions: readonly Condition[];
  /** Sorts by likeness to the typed name, before `orderBy`. */
  rank: SqlPart | null;
  orderBy: string;
  /** Tables that the order needs. */
  join: SqlPart | null;
  /** Finds the first ones without the whole list; null where the order has no such part, or a rank comes before it. */
  best: BestFit['best'] | null;
  /** The search for similar names, used when the exact search finds nothing. */
  nearest: SearchPlan | null;
}

/** The orders that need no viewer. */
export type ColumnSort = Exclude<SearchSort, 'best_fit'>;

// Only drafts have no birthday. A missing height or serial number sorts last.
const orders: Record<ColumnSort, string> = {
  newest: 'date_created desc, id desc',
  oldest: 'date_created, id',
  age: 'brithday desc, id desc',
  age_down: 'brithday, id',
  height: 'height, id',
  height_down: 'height desc nulls last, id desc',
  serial: 'serial_number, id',
  serial_down: 'serial_number desc nulls last, id desc',
  confirmed: 'confirmed_at desc nulls last, id desc',
};

// Must equal the index expressions exactly; a test compares them.
export const searchableName =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, ''))";
/** The name in the family's own script. */
export const ownScriptText = 'lower(own_script_name)';
export const searchablePlace =
  "lower(coalesce(new_location ->> 'name', '') || ' ' || coalesce(new_location ->> 'formatted_address', ''))";
export const searchableNativePlace =
  "lower(coalesce(new_native_place ->> 'name', '') || ' ' || coalesce(new_native_place ->> 'formatted_address', ''))";

/** An order by columns, or one that is made for the viewer. */
export type ListOrder = ColumnSort | BestFit;

/** The same scope, filters and order give the same key. */
export function planSearch(scope: ListScope, filters: SearchFilters, sort: ListOrder): SearchPlan {
  const number = readSuchiNumber(filters.name);
  // A number of the book names one person, so no other filter may hide them.
  if (number !== null) return makePlan([...scopeConditions(scope), hasNumber(number)], sort);
  const genders =
    filters.gender === null ? scope.genders : scope.genders.filter((one) => one === filters.gender);
  // If only one gender may be searched, a filter for another is ignored.
  const narrowed = { ...scope, genders: genders.length > 0 ? genders : scope.genders };
  const words = wordsOf(filters.name ?? '');
  const others = [...scopeConditions(narrowed), ...filterConditions(filters, scope.today)];
  const made = makePlan([...others, ...words.map(containsWord)], sort);
  const plan = words.length === 0 ? made : { ...made, rank: rankSpelling(words), best: null };
  return words.some(isResembled) ? { ...plan, nearest: planNearest(others, words, sort) } : plan;
}

/** Those of a search that others find only since then, without some profiles. */
export function planNew(
  plan: SearchPlan,
  { since, without }: { since: Date; without: readonly number[] },
): SearchPlan {
  const conditions = [
    ...plan.conditions,
    { name: 'new', sql: 'shown_since > ?::timestamptz', bindings: [since] },
    { name: 'without', sql: 'id <> all (?::integer[])', bindings: [[...without]] },
  ];
  return { ...plan, conditions };
}

function makePlan(conditions: Condition[], sort: ListOrder): SearchPlan {
  const order =
    typeof sort === 'string'
      ? { name: sort, join: null, orderBy: orders[sort], best: null }
      : { name: 'best_fit', ...sort };
  const parts = conditions.map(({ name, bindings }) => [name, ...bindings]);
  const key = JSON.stringify([order.name, order.join, parts]);
  const { orderBy, join, best } = order;
  return { key, conditions, rank: null, orderBy, join, best, nearest: null };
}

/**
 * The shared part of the visibility rules, in a form that indexes support. `maySee` decides later, when cards are
 * read. Blocks and the viewer's own profile are removed from the list afterwards.
 */
function scopeConditions(scope: ListScope): Condition[] {
  const conditions: Condition[] = [
    { name: 'active', sql: "status = 'Active'", bindings: [] },
    { name: 'gender', ...genderCondition(scope.genders) },
  ];
  if (scope.isStaff) return conditions;
  conditions.push(
    { name: 'shown', sql: 'not is_hidden', bindings: [] },
    {
      name: 'activated',
      // A scalar subquery runs for older profiles only. For an `exists`, PostgreSQL would hash all accounts.
      sql: `(date_created >= ${startOfDay} or (
               select true from directus_users u where u.id = qd_matrimonial_profile."user" and u.is_reactivated))`,
      bindings: [scope.activationCutOff],
    },
    {
      name: 'suspended',
      sql: `"user" not in (select id from directus_users where status <> 'active')`,
      bindings: [],
    },
  );
  if (scope.createdUntil !== null) {
    conditions.push({
      name: 'created',
      sql: `date_created < ${startOfNextDay}`,
      bindings: [scope.createdUntil],
    });
  }
  return conditions;
}

// With `=` for one gender the index also gives the order.
function genderCondition(genders: readonly Gender[]): SqlPart {
  return genders.length === 1
    ? { sql: 'gender = ?', bindings: [...genders] }
    : { sql: `gender in (${genders.map(() => '?').join(', ')})`, bindings: [...genders] };
}

const hasNumber = (number: number): Condition => ({
  name: 'number',
  sql: `serial_number = ?::integer and edition = ${numberedEdition}`,
  bindings: [number],
});

function filterConditions(filters: SearchFilters, today: CalendarDate): Condition[] {
  const { country, age_from: ageFrom, age_to: ageTo } = filters;
  return [
    ...oneOf('marital', 'marital_status in', filters.marital_status),
    ...asked('bornFrom', 'brithday >= ?::date', filters.born_from),
    ...asked('bornTo', 'brithday <= ?::date', filters.born_to),
    ...asked('ageFrom', 'brithday <= ?::date', ageFrom === null ? null : latestBirthdayAt(ageFrom, today)),
    ...asked('ageTo', 'brithday > ?::date', ageTo === null ? null : latestBirthdayAt(ageTo + 1, today)),
    ...asked('heightFrom', 'height >= ?::numeric', filters.height_from_cm),
    ...asked('heightTo', 'height <= ?::numeric', filters.height_to_cm),
    ...contains('country', 'lower(new_country)', country === null ? null : normaliseCountry(country)),
    ...contains('location', searchablePlace, filters.location),
    ...contains('native', searchableNativePlace, filters.native_place),
    ...oneOf('gotra', 'gotra in', filters.gotra),
    // A gotra that is not known is not left out.
    ...oneOf('withoutGotra', '(gotra is null or gotra not in', filters.without_gotra, ')'),
    ...oneOf('education', 'heighest_education in', filters.education),
    ...contains('sector', 'lower(education_sector)', filters.education_sector),
    ...contains('stream', 'lower(education_stream)', filters.education_stream),
    ...asked('job', 'job_type = ?::integer', filters.job_type),
    ...incomeConditions(filters),
    ...asked('horoscope', 'match_horoscope = ?::boolean', filters.match_horoscope),
    ...asked('handicapped', 'is_handicapped = ?::boolean', filters.is_handicapped),
  ];
}

function asked(name: string, sql: string, value: string | number | boolean | null): Condition[] {
  return value === null ? [] : [{ name, sql, bindings: [value] }];
}

/** The same values in another order are the same search. */
function oneOf(name: string, sql: string, values: readonly (string | number)[], end = ''): Condition[] {
  const bindings = [...new Set(values)].toSorted((one, other) => String(one).localeCompare(String(other)));
  const places = bindings.map(() => '?').join(', ');
  return bindings.length === 0 ? [] : [{ name, sql: `${sql} (${places})${end}`, bindings }];
}

/** Without exchange rates only incomes in the same currency can be compared. */
function incomeConditions(filters: SearchFilters): Condition[] {
  const amounts = [
    ...asked('incomeFrom', 'income >= ?::integer', filters.income_from),
    ...asked('incomeTo', 'income <= ?::integer', filters.income_to),
  ];
  if (amounts.length === 0) return [];
  const currency = filters.income_currency ?? 'INR';
  // An income without a currency is shown in rupees. Not `coalesce`: the planner could not estimate it.
  const sql = currency === 'INR' ? '(income_currency = ? or income_currency is null)' : 'income_currency = ?';
  return [...asked('currency', sql, currency), ...amounts];
}

function contains(name: string, column: string, typed: string | null): Condition[] {
  const text = typed?.trim().toLowerCase() ?? '';
  return text === '' ? [] : [{ name, sql: `${column} like ?`, bindings: [likePattern(text)] }];
}

/** Only a word in another script is worth the index of the other name. */
const textsFor = (word: string) => (isOwnScript(word) ? [searchableName, ownScriptText] : [searchableName]);

/** Every word must be found in the name, in any order. */
function containsWord(word: string): Condition {
  const { sql, bindings } = matchesName(word, { texts: textsFor(word), key: 'name_key' });
  return { name: 'word', sql: `(${sql})`, bindings };
}

/** PostgreSQL finds parts of a text by three letters; shorter ones are read in the order of the list. */
const indexedLength = 3;

/** Names that are written as typed come before those that only sound so. */
function rankSpelling(words: readonly string[]): SqlPart | null {
  if (!words.some((word) => word.length >= indexedLength && soundPart(word) !== null)) return null;
  const parts = words.flatMap((word) => textsFor(word).map((text) => ({ text, pattern: likePattern(word) })));
  const counts = parts.map(({ text }) => `coalesce((${text} like ?)::integer, 0)`);
  return { sql: `${counts.join(' + ')} desc`, bindings: parts.map(({ pattern }) => pattern) };
}

const isResembled = (word: string) => word.length >= nearSpellingMinLength && !isOwnScript(word);

function resembles(word: string): Condition {
  const { sql, bindings } = containsWord(word);
  return { name: 'resembling', sql: `(${sql} or ${searchableName} %> ?)`, bindings: [...bindings, word] };
}

/** The same words, but longer ones need only be similar: closest match first, then the chosen sort. */
function planNearest(others: Condition[], words: string[], sort: ListOrder): SearchPlan {
  return {
    ...makePlan(
      [...others, ...words.map((word) => (isResembled(word) ? resembles : containsWord)(word))],
      sort,
    ),
    rank: {
      sql: `${words.map(() => `word_similarity(?, ${searchableName})`).join(' + ')} desc`,
      bindings: words,
    },
  };
}
