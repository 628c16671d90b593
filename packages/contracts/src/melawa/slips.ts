import { slipLineReasons } from '@suchi/domain/melawa';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { candidateNumber } from './choices.ts';

const group = 'qe_choice';
const access = 'event';

/** Null: empty, or it cannot be read. */
const line = z.nullable(candidateNumber);
const lines = z.array(line).check(z.maxLength(50, 'tooMany'));

export const slipDeskContract = defineContract({
  method: 'GET',
  group,
  path: '/slips',
  access,
  input: z.object({}),
  output: z.object({
    is_open: z.boolean(),
    has_paper: z.boolean(),
    is_told: z.boolean(),
    now: utcInstant,
    closes_at: utcInstant,
    told_at: utcInstant,
    most: z.int(),
    /** Typed once, and waiting for the second person. */
    waiting: z.int(),
    finished: z.int(),
  }),
});
export type SlipDesk = z.output<typeof slipDeskContract.output>;

/** Which entry a slip needs. Neither names nor faces: numbers only. */
export const openSlipContract = defineContract({
  method: 'POST',
  group,
  path: '/open_slip',
  access,
  input: z.object({ own: candidateNumber }),
  output: z.object({
    own: z.int(),
    state: z.enum(['first', 'second', 'same_person', 'app_counts', 'finished', 'not_here']),
    gender: z.nullable(z.enum(genders)),
    /** Who typed it first, for the second entry. */
    first_by: z.nullable(z.string()),
    /** When the family sent its list in the app. */
    sent_at: z.nullable(utcInstant),
  }),
});
export type OpenedSlip = z.output<typeof openSlipContract.output>;

/** Lines as far as they are typed. The first entry is told only of a line that differs. */
export const checkSlipContract = defineContract({
  method: 'POST',
  group,
  path: '/check_slip',
  access,
  input: z.object({ own: candidateNumber, lines }),
  output: z.object({
    lines: z.array(
      z.object({
        line: z.int(),
        reason: z.nullable(z.enum(slipLineReasons)),
        /** Null in the first entry. */
        is_same: z.nullable(z.boolean()),
        first: z.nullable(z.int()),
      }),
    ),
  }),
});
export type CheckedSlip = z.output<typeof checkSlipContract.output>;

export const saveSlipContract = defineContract({
  method: 'POST',
  group,
  path: '/save_slip',
  access,
  input: z.object({ own: candidateNumber, lines }),
  output: z.object({}),
});

/** Sealed then: nobody opens it again. */
export const finishSlipContract = defineContract({
  method: 'POST',
  group,
  path: '/finish_slip',
  access,
  input: z.object({
    own: candidateNumber,
    lines,
    read_again: z
      .array(z.object({ line: z.int().check(z.minimum(1), z.maximum(50)), number: line }))
      .check(z.maxLength(50, 'tooMany')),
  }),
  output: z.object({}),
});

/** The same in the association's language and in English, once where they are the same. */
const inLanguages = <Schema extends z.ZodMiniType>(texts: Schema) =>
  z.array(z.object({ language: z.string(), texts }));

const choicePaper = z.object({
  title: z.string(),
  own: z.string(),
  wish: z.string(),
  most: z.string(),
  clearly: z.string(),
  fold: z.string(),
  melawa: z.string(),
  date: z.string(),
});

/** What stands on an empty slip. */
export const slipPaperContract = defineContract({
  method: 'GET',
  group,
  path: '/paper',
  access,
  input: z.object({}),
  output: z.object({ association: z.string(), most: z.int(), words: inLanguages(choicePaper) }),
});
export type SlipPaper = z.output<typeof slipPaperContract.output>;

const toldPaper = z.object({
  title: z.string(),
  for: z.string(),
  fold: z.string(),
  lead: z.string(),
  foot: z.string(),
  pairs: z.array(z.object({ name: z.string(), facts: z.string(), contact: z.string(), table: z.string() })),
});

/** What a family without a phone is told, for the printer alone: no screen shows it. */
export const tellOnPaperContract = defineContract({
  method: 'POST',
  group,
  path: '/tell_on_paper',
  access,
  input: z.object({ number: candidateNumber, shares: z.boolean(), asks_table: z.boolean() }),
  output: z.object({ number: z.int(), words: inLanguages(toldPaper) }),
});
export type ToldOnPaper = z.output<typeof tellOnPaperContract.output>;
