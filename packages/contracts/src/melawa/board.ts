import { melawaPhases, wordMaxLength } from '@suchi/domain/melawa';
import * as z from 'zod/mini';
import { typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_melawa_desk';
const access = 'event';

const word = z.object({ text: z.string(), at: utcInstant });
const need = z.union([
  /** `tel` only where the volunteer's account has a mobile. */
  z.object({
    kind: z.literal('desk_silent'),
    desk: z.int(),
    heard_at: utcInstant,
    volunteer: z.nullable(z.string()),
    tel: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('screen_offline'), name: z.string(), minutes: z.int() }),
  z.object({
    kind: z.literal('small_child'),
    waiting: z.array(z.object({ number: z.int(), place: z.int() })),
  }),
  z.object({ kind: z.enum(['stage_late', 'queue']), minutes: z.int() }),
  z.object({ kind: z.literal('hall_full'), percent: z.int() }),
]);
export type MelawaNeed = z.output<typeof need>;

const boardDesk = z.object({
  desk: z.int(),
  volunteer: z.nullable(z.string()),
  people: z.int(),
  walk_ins: z.int(),
  seconds_each: z.nullable(z.int()),
  /** Null: not counted lately. */
  queue: z.nullable(z.int()),
  heard_at: utcInstant,
  battery: z.nullable(z.int()),
});
export type BoardDesk = z.output<typeof boardDesk>;

/** Null: there are no slips, or they are still needed. */
export const melawaShredding = z.nullable(
  z.object({
    slips: z.nullable(z.int()),
    said_by: z.nullable(z.string()),
    agreed_by: z.nullable(z.string()),
    agreed_at: z.nullable(utcInstant),
    /** The caller has not said so yet. */
    may_confirm: z.boolean(),
  }),
);
export type MelawaShredding = z.output<typeof melawaShredding>;

const board = z.object({
  day: z.string(),
  hall: z.string(),
  now: utcInstant,
  phase: z.enum(melawaPhases),
  is_rehearsal: z.boolean(),
  people: z.int(),
  families: z.int(),
  walk_ins: z.int(),
  to_come: z.int(),
  door: z.object({
    wait_minutes: z.nullable(z.int()),
    came_in: z.int(),
    minutes: z.int(),
    seconds_each: z.nullable(z.int()),
  }),
  /** Null: nobody was called yet. */
  stage: z.nullable(
    z.object({
      late_minutes: z.int(),
      done: z.int(),
      of: z.int(),
      seconds_each: z.nullable(z.int()),
      since: utcInstant,
      next: z.array(
        z.object({ number: z.int(), name: z.string(), status: z.enum(['now', 'next', 'waiting']) }),
      ),
    }),
  ),
  /** Two counts, and no more. */
  choices: z.nullable(z.object({ families: z.int(), numbers: z.int() })),
  needs: z.array(need),
  quarters: z.array(z.object({ from: utcInstant, people: z.int() })),
  desks: z.array(boardDesk),
  agreed_at: z.nullable(utcInstant),
  /** Of India, as the settings have them. */
  times: z.object({
    doors: z.string(),
    stage: z.string(),
    lunch: z.string(),
    stage_again: z.string(),
    close: z.string(),
    told: z.string(),
  }),
  word: z.nullable(word),
  shredding: melawaShredding,
});
export type MelawaBoard = z.output<typeof board>;

/** What the organiser sees of the day. A rehearsal is shown while it runs. */
export const melawaBoardContract = defineContract({
  method: 'GET',
  group,
  path: '/board',
  access,
  input: z.object({}),
  output: board,
});

/** To the phones of all families that are in, and to the strip of the hall screen. */
export const tellEverybodyContract = defineContract({
  method: 'POST',
  group,
  path: '/word',
  access,
  input: z.object({ text: typedText(wordMaxLength).check(z.minLength(1, 'required')) }),
  output: word,
});

/** What was told last, for a family that is in. */
export const heardWordContract = defineContract({
  method: 'GET',
  group,
  path: '/heard',
  input: z.object({}),
  output: z.object({ word: z.nullable(word) }),
});

/** The paper slips are shredded: two accounts say so. */
export const confirmShreddedContract = defineContract({
  method: 'POST',
  group,
  path: '/shredded',
  access,
  input: z.object({}),
  output: z.object({ is_agreed: z.boolean() }),
});
