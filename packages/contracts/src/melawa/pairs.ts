import { pairTaps, saidMoods, saidMost } from '@suchi/domain/melawa';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_choice';

const pair = z.object({
  id: z.int(),
  number: z.int(),
  name: z.string(),
  gender: z.enum(genders),
  age: z.nullable(z.int()),
  height_cm: z.nullable(z.number()),
  town: z.nullable(z.string()),
  work: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  is_number_open: z.boolean(),
  /** This family shares, the other one does not yet. The other one is not told. */
  waits_for_number: z.boolean(),
  contact: z.nullable(
    z.object({ name: z.nullable(z.string()), relation: z.nullable(z.string()), mobile: z.string() }),
  ),
  has_table_wish: z.boolean(),
  waits_for_table: z.boolean(),
  is_asked_for_table: z.boolean(),
  table: z.nullable(z.object({ number: z.int(), from: utcInstant, minutes: z.int() })),
});
export type MelawaPair = z.output<typeof pair>;

const pairs = z.object({
  day: z.string(),
  now: utcInstant,
  told_at: utcInstant,
  foyer_until: utcInstant,
  /** Before that nobody knows. */
  is_told: z.boolean(),
  was_here: z.boolean(),
  tables: z.int(),
  /** Candidates who were in the hall. */
  in_hall: z.int(),
  pairs: z.array(pair),
});
export type MelawaPairs = z.output<typeof pairs>;

export const ownPairsContract = defineContract({
  method: 'GET',
  group,
  path: '/pairs',
  input: z.object({}),
  output: pairs,
});

export const tapPairContract = defineContract({
  method: 'POST',
  group,
  path: '/tap',
  input: z.object({ pair: rowId, tap: z.enum(pairTaps) }),
  output: pairs,
});

/** For the days after the melawa; null for a family that was not there. */
export const melawaThanksContract = defineContract({
  method: 'GET',
  group,
  path: '/thanks',
  input: z.object({}),
  output: z.object({
    thanks: z.nullable(
      z.object({
        day: z.string(),
        people: z.int(),
        candidates: z.int(),
        /** Null: so few that the line is left out. */
        families_met: z.nullable(z.int()),
        pairs: z.int(),
      }),
    ),
  }),
});
export type MelawaThanks = NonNullable<z.output<typeof melawaThanksContract.output>['thanks']>;

/** Kept without a name. */
export const sayMelawaContract = defineContract({
  method: 'POST',
  group,
  path: '/say',
  input: z.object({ mood: z.enum(saidMoods), words: z.nullable(typedText(saidMost)) }),
  output: z.object({}),
});
