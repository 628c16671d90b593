import type { Food, FutureHome } from '../profiles/habits.ts';
import type { SingleStatus } from '../profiles/marital-status.ts';
import type { EducationLevel } from './education-level.ts';
import type { TownFacts } from './town.ts';

/** What preferences are compared with. Null: the family has not said it. */
export interface FitFacts {
  age: number | null;
  height: number | null;
  marital_status: SingleStatus | null;
  education: EducationLevel | null;
  lives_in: TownFacts | null;
  would_live_in: FutureHome | null;
  /** The id of the job type. */
  work: number | null;
  /** Rupees a year. */
  income: number | null;
  food: Food | null;
  horoscope: boolean;
  /** Keys of `gotraKey`. */
  gotra: string | null;
  mothersGotra: string | null;
}

/** Kaushik and Kaushika are one gotra. The office merges other spellings in the list. */
export function gotraKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
    .replace(/a$/, '');
}
