import {
  badgeKinds,
  eventLimits,
  isClockTime,
  type MelawaEvent,
  melawaPhases,
  stageRules,
} from '@suchi/domain/melawa';
import * as z from 'zod/mini';
import { calendarDate, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const group = 'qe_melawa_desk';
const access = 'admin';

const clockTime = z.string().check(z.refine(isClockTime, 'time'));
const hall = typedText(200).check(z.minLength(1, 'required'));
const age = z.int().check(z.minimum(0), z.maximum(120));

const limited = (name: keyof typeof eventLimits) => {
  const [least, most] = eventLimits[name];
  return z.int().check(z.minimum(least), z.maximum(most));
};

/** As the rules have it. */
export const melawaEvent: z.ZodMiniType<MelawaEvent, MelawaEvent> = z.object({
  day: calendarDate,
  hall,
  doorsAt: clockTime,
  stageFrom: clockTime,
  lunchFrom: clockTime,
  lunchUntil: clockTime,
  stageUntil: clockTime,
  foyerUntil: clockTime,
  seats: limited('seats'),
  invitedOn: z.nullable(calendarDate),
  answerUntil: calendarDate,
  peopleMost: limited('peopleMost'),
  asksFee: z.boolean(),
  feePaise: limited('feePaise'),
  returnsFee: z.boolean(),
  noShowFeePaise: limited('noShowFeePaise'),
  seatFromAge: limited('seatFromAge'),
  badge: z.enum(badgeKinds),
  hasFamilyBadges: z.boolean(),
  takesWalkIns: z.boolean(),
  walkInAge: z.object({ Female: age, Male: age }),
  dayNumberFrom: limited('dayNumberFrom'),
  dayNumberTo: limited('dayNumberTo'),
  dayNumbersADesk: limited('dayNumbersADesk'),
  stageSeconds: limited('stageSeconds'),
  stageRules: z.array(z.enum(stageRules)).check(z.maxLength(stageRules.length)),
  hidesMobileOnStage: z.boolean(),
  hasChoicesInApp: z.boolean(),
  hasPaperSlips: z.boolean(),
  choicesMost: limited('choicesMost'),
  lookUpsMost: limited('lookUpsMost'),
  closeAt: clockTime,
  toldAt: clockTime,
  tables: limited('tables'),
  tableMinutes: limited('tableMinutes'),
});

const settings = z.object({
  /** The edition whose melawa it is, with its day and its hall before the melawa is opened. */
  year: z.int(),
  day: z.nullable(calendarDate),
  hall: z.string(),
  /** Null: not opened yet. */
  melawa: z.nullable(
    z.object({
      event: melawaEvent,
      phase: z.enum(melawaPhases),
      now: utcInstant,
      /** When the last one of today is done on the stage, where that is known. */
      stage_ends_at: z.nullable(utcInstant),
      /** Families that an invitation goes to, those that said yes, and those of them that wish to be on the stage. */
      to_invite: z.int(),
      coming: z.int(),
      stage_wishes: z.int(),
      desks: z.int(),
    }),
  ),
});
export type MelawaSettings = z.output<typeof settings>;

export const melawaSettingsContract = defineContract({
  method: 'GET',
  group,
  path: '/settings',
  access,
  input: z.object({}),
  output: settings,
});

/** Begins the melawa of an edition. Nobody is told yet. */
export const openMelawaContract = defineContract({
  method: 'POST',
  group,
  path: '/open',
  access,
  input: z.object({ day: calendarDate, hall }),
  output: settings,
});

/** All settings together, with those that the form began from: what others changed meanwhile stays. */
export const saveMelawaContract = defineContract({
  method: 'POST',
  group,
  path: '/save',
  access,
  input: z.object({
    began_from: melawaEvent,
    event: melawaEvent,
    /** Whether the families that said yes get a mail about the day, the hall and the fee. */
    writes: z.boolean(),
  }),
  output: settings,
});

/** Sends the invitation, and opens the answers. */
export const inviteFamiliesContract = defineContract({
  method: 'POST',
  group,
  path: '/invite',
  access,
  input: z.object({}),
  output: settings,
});
