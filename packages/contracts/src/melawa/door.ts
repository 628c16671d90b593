import { badgeKinds, stageWishes } from '@suchi/domain/melawa';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { calendarDate, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const count = z.int().check(z.minimum(0), z.maximum(99_999));
const people = z.int().check(z.minimum(1), z.maximum(99));
const paise = z.int().check(z.minimum(0), z.maximum(100_000_000));
const shown = z.nullable(z.string());
/** `p` and the id of a profile, or `w` and an id that the phone made. */
const family = z.string().check(z.regex(/^(p[1-9]\d{0,8}|w[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/));
const operationName = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,7}$/));
const operationNames = z.array(operationName).check(z.maxLength(100));
const dayNumber = z.int().check(z.minimum(1), z.maximum(999_999));
const range = z.object({ from: z.int(), to: z.int() });
/** The milliseconds of a clock, also of one that is wrong. */
const clockMs = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000));

const written = {
  counter: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  family,
  /** By the clock of the phone. */
  at: clockMs,
  /** How far the server's clock was ahead. */
  offset_ms: z.int().check(z.minimum(-8_000_000_000_000), z.maximum(8_000_000_000_000)),
};

const actions = {
  check_in: { kind: z.literal('check_in'), people },
  walk_in: { kind: z.literal('walk_in'), people, number: dayNumber },
  let_in: { kind: z.literal('let_in'), people, to: operationName },
  again: {
    kind: z.literal('again'),
    people: z.int().check(z.minimum(0), z.maximum(9999)),
    over: operationNames,
  },
  people: { kind: z.literal('people'), people, over: operationNames },
  undo: { kind: z.literal('undo'), of: operationName },
  badge: { kind: z.literal('badge'), badges: people },
  cash: { kind: z.literal('cash'), paise },
} as const;

/** What a phone wrote, as it sends it: its stream and its desk are those that it joined. */
export const sentOperation = z.discriminatedUnion('kind', [
  z.strictObject({ ...written, ...actions.check_in }),
  z.strictObject({ ...written, ...actions.walk_in }),
  z.strictObject({ ...written, ...actions.let_in }),
  z.strictObject({ ...written, ...actions.again }),
  z.strictObject({ ...written, ...actions.people }),
  z.strictObject({ ...written, ...actions.undo }),
  z.strictObject({ ...written, ...actions.badge }),
  z.strictObject({ ...written, ...actions.cash }),
]);
export type SentOperation = z.output<typeof sentOperation>;

const known = { ...written, stream: z.uuid(), desk: z.int() };
const knownOperation = z.discriminatedUnion('kind', [
  z.object({ ...known, ...actions.check_in }),
  z.object({ ...known, ...actions.walk_in }),
  z.object({ ...known, ...actions.let_in }),
  z.object({ ...known, ...actions.again }),
  z.object({ ...known, ...actions.people }),
  z.object({ ...known, ...actions.undo }),
  z.object({ ...known, ...actions.badge }),
  z.object({ ...known, ...actions.cash }),
]);
export type KnownOperation = z.output<typeof knownOperation>;

/** Who was registered at the door. Kept for 30 days. */
export const walkInSheet = z.strictObject({
  family,
  name: typedText(200).check(z.minLength(1, 'required')),
  gender: z.enum(genders),
  born_in: z.int().check(z.minimum(1900), z.maximum(2200)),
  /** Asked only where the year does not decide. */
  birthday: z.nullable(calendarDate),
  town: typedText(100).check(z.minLength(1, 'required')),
  mobile: typedText(20).check(z.minLength(1, 'required')),
  work: z.nullable(typedText(100)),
  stage_wish: z.enum(stageWishes),
  is_from_far: z.boolean(),
  has_small_child: z.boolean(),
  has_hall_consent: z.boolean(),
});
export type WalkInSheet = z.output<typeof walkInSheet>;

const photo = z.nullable(z.object({ id: z.uuid(), url: z.string() }));

/** A family on the list of a desk: never its mobile, its address, a birth date or an income. */
const listedFamily = z.object({
  family,
  /** Said yes to the invitation. The others came without an answer, or have only an old pass. */
  is_expected: z.boolean(),
  /** Blocked, withdrawn or married since: a desk asks the organiser, and gets nothing else. */
  is_stopped: z.boolean(),
  number: z.nullable(z.int()),
  name: z.string(),
  gender: z.nullable(z.enum(genders)),
  age: z.nullable(z.int()),
  town: shown,
  photo,
  people: count,
  stage_wish: z.enum(stageWishes),
  is_from_far: z.boolean(),
  has_small_child: z.boolean(),
  paid_paise: paise,
  to_pay_paise: paise,
  hashes: z.array(z.string()),
  /** Of passes that were replaced, moved or cancelled. */
  old_hashes: z.array(z.string()),
  mobile_hashes: z.array(z.string()),
});
export type ListedFamily = z.output<typeof listedFamily>;

const doorEvent = z.object({
  edition: z.int(),
  year: z.int(),
  day: calendarDate,
  hall: z.string(),
  seats: count,
  people_most: count,
  fee_paise: paise,
  takes_walk_ins: z.boolean(),
  walk_in_age: z.object({ Male: z.int(), Female: z.int() }),
  badge: z.enum(badgeKinds),
  has_family_badges: z.boolean(),
  day_numbers: range,
  /** The largest number of the book. */
  last_number: z.int(),
});
export type DoorEvent = z.output<typeof doorEvent>;

const doorList = z.object({
  version: z.string(),
  event: doorEvent,
  /** With which passes and mobiles are hashed: of the secret of the installation, and of the one before. */
  pass_keys: z.array(z.string()),
  families: z.array(listedFamily),
});
export type DoorList = z.output<typeof doorList>;

const desk = z.int().check(z.minimum(1), z.maximum(99));
/** What a phone says with each request after it joined. */
const joined = { stream: z.uuid(), key: z.string().check(z.minLength(20), z.maxLength(100)) };

const listedDesk = z.object({
  id: z.uuid(),
  desk: z.int(),
  /** Who joined. */
  name: shown,
  joined_at: utcInstant,
  heard_at: utcInstant,
  sent_all_at: z.nullable(utcInstant),
  ended_at: z.nullable(utcInstant),
  wiped_at: z.nullable(utcInstant),
});
export type ListedDesk = z.output<typeof listedDesk>;

const deskList = z.object({
  day: calendarDate,
  hall: z.string(),
  now: utcInstant,
  desks: z.array(listedDesk),
});
export type DeskList = z.output<typeof deskList>;

/** Which phones are at the doors. */
export const doorDesksContract = defineContract({
  method: 'GET',
  group: 'qe_door',
  path: '/desks',
  access: 'event',
  input: z.strictObject({}),
  output: deskList,
});

/** Makes a desk of this phone: a stream of its own, and numbers of the day while there are some left. */
export const joinDoorContract = defineContract({
  method: 'POST',
  group: 'qe_door',
  path: '/join',
  access: 'event',
  input: z.strictObject({ desk }),
  output: z.object({ stream: z.uuid(), key: z.string(), desk: z.int(), now: utcInstant }),
});
export type JoinedDoor = z.output<typeof joinDoorContract.output>;

export const operationsAtOnce = 200;

/** Sends what the server does not have, and reads what the phone does not have. Safe to repeat. */
export const syncDoorContract = defineContract({
  method: 'POST',
  group: 'qe_door',
  path: '/sync',
  access: 'event',
  input: z.strictObject({
    ...joined,
    operations: z.array(sentOperation).check(z.maxLength(operationsAtOnce)),
    walk_ins: z.array(walkInSheet).check(z.maxLength(operationsAtOnce)),
    /** Nothing waits on the phone after this. */
    is_all: z.boolean(),
    cursor: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
    /** Of the phone, in percent; null: it does not say. */
    battery: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100))), null),
    /** Of the list on the phone. */
    list_version: z.nullable(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    /** By the clock of the melawa. */
    now: utcInstant,
    operations: z.array(knownOperation),
    cursor: z.int(),
    has_more: z.boolean(),
    /** Counters under which the server has something else, or that the phone may not write. */
    refused: z.array(z.int()),
    /** Null: the phone has it. */
    list: z.nullable(doorList),
    /** Null: the numbers of the day are used up. */
    day_numbers: z.nullable(range),
    desks: count,
    /** When all desks last had nothing to send; null: one never had. */
    agreed_at: z.nullable(utcInstant),
    /** The event is over: the phone wipes its list once it has sent all. */
    is_over: z.boolean(),
  }),
});
export type DoorAnswer = z.output<typeof syncDoorContract.output>;

/** A phone says that its list is gone. Its key is not taken any more. */
export const leaveDoorContract = defineContract({
  method: 'POST',
  group: 'qe_door',
  path: '/leave',
  access: 'event',
  input: z.strictObject(joined),
  output: z.object({}),
});

/** For a phone that was lost: its key is refused from now on. */
export const endDeskContract = defineContract({
  method: 'POST',
  group: 'qe_door',
  path: '/end',
  access: 'event',
  input: z.strictObject({ stream: z.uuid() }),
  output: deskList,
});

/** A family of the suchi that came without an answer, by its number or a mobile number typed whole. */
export const findFamilyContract = defineContract({
  method: 'POST',
  group: 'qe_door',
  path: '/find',
  access: 'event',
  input: z.strictObject({ typed: typedText(20).check(z.minLength(1, 'required')) }),
  output: z.object({
    found: z.nullable(
      z.object({
        family,
        number: z.nullable(z.int()),
        name: z.string(),
        gender: z.enum(genders),
        born_in: z.nullable(z.int()),
        town: shown,
        work: shown,
        has_hall_consent: z.boolean(),
      }),
    ),
  }),
});
export type FoundFamily = NonNullable<z.output<typeof findFamilyContract.output>['found']>;
