import { toPreferences } from '@suchi/contracts/fit';
import type { CalendarDate } from '@suchi/domain/basics';
import {
  educationLevelOf,
  type FitFacts,
  type FitSide,
  type GotraChoice,
  gotraKey,
  type KeptPlace,
  type NearBands,
  readTown,
} from '@suchi/domain/fit';
import {
  ageOn,
  type Food,
  type FutureHome,
  type IncomeCurrency,
  singleStatuses,
} from '@suchi/domain/profiles';
import { parsePreferences, type PreferenceRow, type SavedPreferences } from './codec.ts';

/** How the association compares. */
export interface FitRules {
  near: NearBands;
  /** Rupees for one. */
  rates: Record<IncomeCurrency, number>;
  isGotraRuleOn: boolean;
}

/** One family: what it says of itself, what it looks for, and its words for both. */
export interface LoadedSide extends FitSide {
  saved: SavedPreferences;
  gotraName: string | null;
  mothersGotraName: string | null;
  educationId: number | null;
}

/** The settings that `parseFitRules` reads. */
export const fitSettings = [
  'gotra_rule_on',
  'near_years',
  'near_height_cm',
  'near_income_bands',
  'near_education_steps',
  'rate_usd',
  'rate_gbp',
  'rate_eur',
] as const;
type Settings = Record<Exclude<(typeof fitSettings)[number], 'gotra_rule_on'>, number> & {
  gotra_rule_on: boolean;
};

export function parseFitRules(settings: Settings): FitRules {
  return {
    near: {
      years: settings.near_years,
      centimetres: settings.near_height_cm,
      incomeBands: settings.near_income_bands,
      educationSteps: settings.near_education_steps,
    },
    rates: { INR: 1, USD: settings.rate_usd, GBP: settings.rate_gbp, EUR: settings.rate_eur },
    isGotraRuleOn: settings.gotra_rule_on,
  };
}

/** What a family asks about gotra, also when it has not said it. */
export const gotraChoiceOf = ({ gotra }: SavedPreferences, { isGotraRuleOn }: FitRules): GotraChoice =>
  gotra ?? (isGotraRuleOn ? 'same' : 'any');

const nameOf = (column: string) => `(select l.name from qdb_lookup l where l.id = ${column})`;

/** The facts and preferences of the profile with this alias, as JSON for `parseFitSide`. */
export const fitSideSql = (p: string): string => `json_build_object(
  'birthday', to_char(${p}.brithday, 'YYYY-MM-DD'), 'height', ${p}.height, 'maritalStatus', ${p}.marital_status,
  'educationId', ${p}.heighest_education, 'education', ${nameOf(`${p}.heighest_education`)},
  'town', ${p}.new_location, 'wouldLiveIn', ${p}.would_live_in, 'work', ${p}.job_type,
  'income', ${p}.income, 'currency', coalesce(${p}.income_currency, 'INR'), 'food', ${p}.food,
  'horoscope', ${p}.shows_horoscope, 'gotra', ${nameOf(`${p}.gotra`)}, 'mothersGotra', ${nameOf(`${p}.maternal_gotra`)},
  'preferences', (select to_json(w) from partner_preference w where w.profile = ${p}.id))`;

export interface FitSideRow {
  birthday: CalendarDate | null;
  height: number | null;
  maritalStatus: string | null;
  educationId: number | null;
  education: string | null;
  town: KeptPlace | null;
  wouldLiveIn: FutureHome | null;
  work: number | null;
  income: number | null;
  currency: IncomeCurrency;
  food: Food | null;
  horoscope: boolean;
  gotra: string | null;
  mothersGotra: string | null;
  preferences: PreferenceRow | null;
}

export function parseFitSide(row: FitSideRow, rules: FitRules, today: CalendarDate): LoadedSide {
  const saved = parsePreferences(row.preferences);
  return {
    facts: parseFacts(row, rules, today),
    preferences: toPreferences(saved.preferences),
    saved,
    gotraName: row.gotra,
    mothersGotraName: row.mothersGotra,
    educationId: row.educationId,
  };
}

function parseFacts(row: FitSideRow, { rates }: FitRules, today: CalendarDate): FitFacts {
  return {
    age: row.birthday === null ? null : ageOn(row.birthday, today),
    height: row.height,
    marital_status: singleStatuses.find((status) => status === row.maritalStatus) ?? null,
    education: row.education === null ? null : educationLevelOf(row.education),
    lives_in: readTown(row.town),
    would_live_in: row.wouldLiveIn,
    work: row.work,
    income: row.income === null ? null : row.income * rates[row.currency],
    food: row.food,
    horoscope: row.horoscope,
    gotra: row.gotra === null ? null : gotraKey(row.gotra),
    mothersGotra: row.mothersGotra === null ? null : gotraKey(row.mothersGotra),
  };
}
