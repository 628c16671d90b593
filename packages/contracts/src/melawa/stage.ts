import { breakMinutes, pauseKinds, stageStatuses } from '@suchi/domain/melawa';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_stage';
const shown = z.nullable(z.string());
const count = z.int().check(z.minimum(0));
/** The number of the book, or the number of the day of a walk-in. */
const number = z.int().check(z.minimum(1), z.maximum(99_999));
const gender = z.enum(genders);
/** Signed addresses, good for at least half an hour. */
const photo = z.nullable(z.object({ url: z.string(), thumb_url: z.string() }));

/** Where the stage stands; `at`: when it begins or goes on, while that is ahead. */
export const stageMoment = z.object({
  kind: z.enum(['before', 'stage', ...pauseKinds]),
  at: z.nullable(utcInstant),
});

const seenPerson = z.object({
  number,
  gender,
  /** Null: this family sees the number only. */
  name: shown,
  age: z.nullable(z.int()),
  town: shown,
  /** For families with a search subscription. */
  more: z.nullable(z.object({ height: shown, education: shown, designation: shown })),
  photo,
  /** Of the other side: the number may be put on the family's choices. */
  may_note: z.boolean(),
});
export type SeenOnStage = z.output<typeof seenPerson>;

const wait = z.union([
  z.object({ kind: z.enum(['come_now', 'few_minutes']) }),
  z.object({ kind: z.literal('minutes'), minutes: z.int() }),
]);

const ownPlace = z.object({
  number,
  gender,
  status: z.enum(stageStatuses),
  /** Null when the candidate does not wait. */
  place: z.nullable(z.object({ before: count, wait, at: utcInstant })),
  /** How often the family may still ask for a later place. */
  laters_left: count,
});
export type OwnStagePlace = z.output<typeof ownPlace>;

/** The stage as the family of one account sees it. */
const stageNow = z.object({
  /** By the clock of the melawa. */
  now: utcInstant,
  /** `not_today`: there is no melawa today. `check_in`: the family is not in yet, and sees nobody. */
  kind: z.enum(['not_today', 'check_in', 'open']),
  moment: z.nullable(stageMoment),
  on_stage: z.nullable(seenPerson),
  next: z.nullable(seenPerson),
  after: z.array(z.object({ number, gender })),
  own: z.nullable(ownPlace),
});
export type StageNow = z.output<typeof stageNow>;

/** Also sent by `/qe_stage/events`, whenever it changes. */
export const stageNowContract = defineContract({
  method: 'GET',
  group,
  path: '/now',
  input: z.object({}),
  output: stageNow,
});

const tap = z.uuid();

/** The family asks to come twenty places later. */
export const stageLaterContract = defineContract({
  method: 'POST',
  group,
  path: '/later',
  input: z.strictObject({ tap }),
  output: stageNow,
});

const callerPerson = z.object({
  number,
  gender,
  /** Null: the hall may not see the candidate any more. */
  name: shown,
  age: z.nullable(z.int()),
  town: shown,
  education: shown,
  designation: shown,
  /** One line of the family that the caller says. */
  introduction: shown,
  is_from_far: z.boolean(),
  has_small_child: z.boolean(),
  photo,
  status: z.enum(stageStatuses),
  /** Has come to the stage. */
  is_there: z.boolean(),
  asks_to_rest: z.boolean(),
});
export type CallerPerson = z.output<typeof callerPerson>;

const callerStage = z.object({
  version: count,
  now: utcInstant,
  moment: stageMoment,
  on_stage: z.nullable(number),
  /** Of the one who is on the stage. */
  timer: z.nullable(
    z.object({
      from: utcInstant,
      more_seconds: count,
      paused_ms: count,
      paused_at: z.nullable(utcInstant),
    }),
  ),
  stage_seconds: z.int(),
  /** All who wait, in their order. */
  line: z.array(number),
  /** Everybody but those who are gone. */
  people: z.array(callerPerson),
  turns: count,
  late_minutes: count,
  ends_at: utcInstant,
  /** Nobody is sent to the afternoon in the afternoon. */
  is_morning: z.boolean(),
  screen_follows: z.boolean(),
});
export type CallerStage = z.output<typeof callerStage>;

/** The stage as callers see it. `/qe_stage/caller/events` says when to ask again. */
export const callerStageContract = defineContract({
  method: 'GET',
  group,
  path: '/caller',
  access: 'event',
  input: z.object({}),
  output: callerStage,
});

/** `at`: of a tap that waited for the network. */
const made = { tap, at: z.optional(utcInstant) };

export const stageTap = z.union([
  z.strictObject({
    ...made,
    kind: z.enum(['call', 'back', 'skip', 'return', 'rest', 'off', 'afternoon']),
    number,
  }),
  z.strictObject({
    ...made,
    kind: z.literal('move'),
    number,
    to: z.int().check(z.minimum(0), z.maximum(999)),
  }),
  z.strictObject({ ...made, kind: z.literal('chair'), number, is_there: z.boolean() }),
  z.strictObject({ ...made, kind: z.enum(['more', 'hold', 'run']), number }),
  z.strictObject({
    ...made,
    kind: z.literal('pause'),
    pause: z.enum(pauseKinds),
    minutes: z.union(breakMinutes.map((minutes) => z.literal(minutes))),
  }),
  z.strictObject({ ...made, kind: z.literal('go_on') }),
  z.strictObject({ ...made, kind: z.literal('screen'), follows: z.boolean() }),
]);
export type StageTap = z.output<typeof stageTap>;

/** One tap of a caller. `repeated_by`: the other caller did the same before, and nothing changed. */
export const stageTapContract = defineContract({
  method: 'POST',
  group,
  path: '/tap',
  access: 'event',
  input: stageTap,
  output: z.object({ stage: callerStage, repeated_by: shown }),
});
