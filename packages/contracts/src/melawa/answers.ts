import { melawaPhases, parentsMost, stageWishes } from '@suchi/domain/melawa';
import * as z from 'zod/mini';
import { calendarDate, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';

const clockTime = z.string();
const paise = z.int();

/** More than any association allows. */
const othersMost = 20;

export const melawaAnswer = z.object({
  is_coming: z.boolean(),
  is_candidate_coming: z.boolean(),
  parents: z.int().check(z.minimum(0), z.maximum(parentsMost)),
  others: z.int().check(z.minimum(0), z.maximum(othersMost)),
  stage_wish: z.enum(stageWishes),
  is_from_far: z.boolean(),
  has_small_child: z.boolean(),
  shares_number: z.boolean(),
  /** One line that is said on the stage; empty: none. */
  introduction: typedText(140),
});
export type MelawaAnswerData = z.output<typeof melawaAnswer>;

/** The melawa as a family sees it. */
const eventOfFamily = z.object({
  year: z.int(),
  day: calendarDate,
  hall: z.string(),
  doors_at: clockTime,
  stage_from: clockTime,
  lunch_from: clockTime,
  lunch_until: clockTime,
  stage_until: clockTime,
  foyer_until: clockTime,
  answer_until: calendarDate,
  people_most: z.int(),
  seat_from_age: z.int(),
  stage_seconds: z.int(),
  takes_walk_ins: z.boolean(),
  /** For each seat; null: nothing is to be paid. */
  fee: z.nullable(paise),
  returns_fee: z.boolean(),
});
export type MelawaOfFamily = z.output<typeof eventOfFamily>;

export const ownMelawa = z.object({
  event: eventOfFamily,
  phase: z.enum(melawaPhases),
  /** By the clock of the melawa. */
  today: calendarDate,
  candidate: z.object({
    first_name: z.string(),
    number: z.nullable(z.int()),
    photo: z.nullable(picture),
    has_hall_consent: z.boolean(),
  }),
  answer: z.nullable(melawaAnswer),
  /** Of the answer, and how many of them have a seat on the pass. */
  people: z.int(),
  seats: z.int(),
  /** The parents come with another candidate of the family, by number or name. */
  parents_with: z.nullable(z.string()),
  /** Parents that another candidate of the family has counted already. */
  parents_counted: z.int(),
  paid_seats: z.int(),
  /** In paise. */
  to_pay: paise,
  to_return: paise,
  /** Nothing can be paid online: the desk takes it. */
  is_payable: z.boolean(),
});
export type OwnMelawa = z.output<typeof ownMelawa>;

/** The invitation and the answer of the caller's family; null: there is no melawa, or the profile is not approved. */
export const ownMelawaContract = defineContract({
  method: 'GET',
  group: 'qe_melawa',
  path: '/own',
  input: z.object({}),
  output: z.nullable(ownMelawa),
});

/** Answers, or changes the answer. Refused with MELAWA_REFUSED and a reason of the domain. */
export const answerMelawaContract = defineContract({
  method: 'POST',
  group: 'qe_melawa',
  path: '/answer',
  input: melawaAnswer,
  output: ownMelawa,
});
