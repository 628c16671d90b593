import { sectionKinds } from '@suchi/domain/print';
import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { stageMoment } from '../melawa/stage.ts';
import { serialNumber } from '../print/edition-book.ts';
import { hallCard } from './hall-pages.ts';

const screenId = z.uuid();
const pixels = z.int().check(z.minimum(1), z.maximum(20_000));
const section = z.nullable(z.enum(sectionKinds));
const count = z.int().check(z.minimum(0), z.maximum(99_999));

/** What the remote control asks of a screen. */
export const screenCommand = z.union([
  z.strictObject({ kind: z.literal('show'), serial_number: serialNumber }),
  z.strictObject({ kind: z.literal('section'), section }),
  z.strictObject({ kind: z.enum(['next', 'back', 'pause', 'play', 'blank', 'unblank']) }),
]);
export type ScreenOrder = z.output<typeof screenCommand>;

/** What a screen should do now. One that was away compares the number with the last it has done. */
export const screenState = z.object({
  number: z.int(),
  command: z.nullable(screenCommand),
  is_playing: z.boolean(),
  is_blank: z.boolean(),
  section,
});
export type HallScreenState = z.output<typeof screenState>;

/** The stage of the melawa on the hall screens. */
const stageStrip = z.object({
  moment: stageMoment,
  /** Who is on the stage. */
  card: z.nullable(hallCard),
  turn: count,
  of: count,
  next: z.nullable(
    z.object({ number: z.int(), name: z.string(), gender: z.enum(genders), photo: hallCard.shape.photo }),
  ),
  /** Numbers of those after the next. */
  after: z.array(z.int()),
});
export type StageStrip = z.output<typeof stageStrip>;

/** What a screen knows about itself. */
const ownScreen = z.object({
  /** Null: it waits for the event desk. */
  name: z.nullable(z.string()),
  /** When its right ends, or the code while it waits. */
  ends_at: utcInstant,
  state: screenState,
  /** While the screens follow the stage of the melawa. */
  stage: z.nullable(stageStrip),
});
export type OwnScreen = z.output<typeof ownScreen>;

/** Makes a screen of this browser: a secret in a cookie, and a code for the event desk. */
export const beginScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/begin',
  access: 'visitor',
  input: z.strictObject({ width: pixels, height: pixels }),
  output: z.object({ code: z.string(), ends_at: utcInstant }),
});

const report = z.strictObject({
  next: z.nullable(serialNumber),
  shown: count,
  of: count,
  loaded: count,
});
export type ScreenReport = z.output<typeof report>;

/** A screen says what it shows, and reads what it should do. */
export const screenBeatContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/beat',
  access: 'visitor',
  input: z.strictObject({
    seen_number: z.int().check(z.minimum(0)),
    item: z.nullable(serialNumber),
    report: z.nullable(report),
  }),
  output: ownScreen,
});

/** A browser stops being a screen. */
export const endScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/end',
  access: 'visitor',
  input: z.strictObject({}),
  output: z.object({}),
});

const listedScreen = z.object({
  id: screenId,
  name: z.string(),
  ends_at: utcInstant,
  last_seen_at: z.nullable(utcInstant),
  seen_number: z.int(),
  item: z.nullable(z.int()),
  report: z.nullable(report),
  state: screenState,
  /** Who gave the last command. */
  commanded_by: z.nullable(z.string()),
});
export type ListedScreen = z.output<typeof listedScreen>;

const screenList = z.object({ screens: z.array(listedScreen), now: utcInstant });
export type ScreenList = z.output<typeof screenList>;

/** The authorised screens. */
export const screensContract = defineContract({
  method: 'GET',
  group: 'qe_hall',
  path: '/screens',
  access: 'event',
  input: z.strictObject({}),
  output: screenList,
});

const code = typedText(20).check(z.minLength(1, 'required'));
const name = typedText(60).check(z.minLength(1, 'required'));

/** The screen that shows a code. */
export const findScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/find',
  access: 'event',
  input: z.strictObject({ code }),
  output: z.object({
    id: screenId,
    asked_at: utcInstant,
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    would_end_at: utcInstant,
  }),
});
export type FoundScreen = z.output<typeof findScreenContract.output>;

/** Lets the screen with this code show what the hall may see. */
export const authoriseScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/authorise',
  access: 'event',
  input: z.strictObject({ code, name }),
  output: screenList,
});

export const renameScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/rename',
  access: 'event',
  input: z.strictObject({ id: screenId, name }),
  output: screenList,
});

/** The screen deletes its cards, and its secret no longer works. A screen that waits for its code is refused. */
export const removeScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/remove',
  access: 'event',
  input: z.strictObject({ id: screenId }),
  output: screenList,
});

export const commandScreenContract = defineContract({
  method: 'POST',
  group: 'qe_hall',
  path: '/screens/command',
  access: 'event',
  input: z.strictObject({ id: screenId, command: screenCommand }),
  output: screenList,
});
