import { melawaPhases } from '@suchi/domain/melawa';
import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_choice';

/** A number of the book or of the day. */
export const candidateNumber = z.int().check(z.minimum(1), z.maximum(999_999));

/** The most numbers that any association allows on a list. */
const listMost = 50;

const sent = z.object({ at: utcInstant, count: z.int() });

/** Where the choices of the caller stand. Never which numbers: the server cannot read them. */
export const ownChoicesContract = defineContract({
  method: 'GET',
  group,
  path: '/own',
  input: z.object({}),
  output: z.object({
    phase: z.enum(melawaPhases),
    /** Phones learn the time from here. */
    now: utcInstant,
    day: z.string(),
    close_at: utcInstant,
    grace_until: utcInstant,
    told_at: utcInstant,
    has_app: z.boolean(),
    has_paper: z.boolean(),
    most: z.int(),
    look_ups_left: z.int(),
    /** Null: the family was not checked in. */
    own_number: z.nullable(z.int()),
    sent: z.nullable(sent),
    /** Families with a list, in the app or on paper; null while choices are open. */
    families: z.nullable(z.int()),
    is_told: z.boolean(),
  }),
});
export type OwnChoices = z.output<typeof ownChoicesContract.output>;

/** The number is never in an address, which logs keep. */
export const lookUpContract = defineContract({
  method: 'POST',
  group,
  path: '/look_up',
  input: z.object({ number: candidateNumber }),
  output: z.object({
    number: z.int(),
    /** Null: without consent to the hall it is a number only. */
    shown: z.nullable(
      z.object({
        name: z.string(),
        age: z.nullable(z.int()),
        town: z.nullable(z.string()),
        /** The picture itself, so that no address tells who was looked up. */
        photo: z.nullable(z.string()),
      }),
    ),
    look_ups_left: z.int(),
  }),
});
export type LookedUp = z.output<typeof lookUpContract.output>;

/** Replaces the list that the family sent before; an empty one too. */
export const sendChoicesContract = defineContract({
  method: 'POST',
  group,
  path: '/send',
  input: z.object({
    id: z.uuid(),
    numbers: z.array(candidateNumber).check(z.maxLength(listMost, 'tooMany')),
    tapped_at: utcInstant,
  }),
  output: z.object({ sent }),
});
