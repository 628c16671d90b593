import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import { type Gender } from '../profiles/gender.ts';
import { legalAge } from '../profiles/eligibility.ts';
import { addMinutes, type ClockTime, instantAt } from './clock.ts';

/** What decides who comes next on the stage; the office puts them in order, the first one strongest. */
export const stageRules = ['slot', 'early', 'alternate', 'first_come'] as const;
export type StageRule = (typeof stageRules)[number];

export const badgeKinds = ['label', 'sheet'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

/** The melawa of one edition: all that the association decides about it. */
export interface MelawaEvent {
  day: CalendarDate;
  hall: string;
  doorsAt: ClockTime;
  stageFrom: ClockTime;
  lunchFrom: ClockTime;
  lunchUntil: ClockTime;
  stageUntil: ClockTime;
  foyerUntil: ClockTime;
  seats: number;

  /** The day on which the invitation went out; null: not yet. */
  invitedOn: CalendarDate | null;
  /** The last day for an answer, and for a fee to be returned. */
  answerUntil: CalendarDate;
  /** The most people of one family. */
  peopleMost: number;
  asksFee: boolean;
  feePaise: number;
  returnsFee: boolean;
  /** What a family owes that said yes and did not come. */
  noShowFeePaise: number;
  /** Younger children need no seat and pay nothing. */
  seatFromAge: number;

  badge: BadgeKind;
  hasFamilyBadges: boolean;
  takesWalkIns: boolean;
  /** How old a candidate without a profile must be. */
  walkInAge: Record<Gender, number>;
  /** The first and the last number of the day, and how many each desk has. */
  dayNumberFrom: number;
  dayNumberTo: number;
  dayNumbersADesk: number;

  stageSeconds: number;
  stageRules: readonly StageRule[];
  /** The card of the stage has no mobile number while families choose. */
  hidesMobileOnStage: boolean;

  hasChoicesInApp: boolean;
  hasPaperSlips: boolean;
  choicesMost: number;
  lookUpsMost: number;
  closeAt: ClockTime;
  toldAt: ClockTime;
  tables: number;
  tableMinutes: number;
}

/** Everything but the day, the last day for answers and the hall, as an association finds it at first. */
export const eventAtFirst: Omit<MelawaEvent, 'day' | 'answerUntil' | 'hall'> = {
  doorsAt: '09:30',
  stageFrom: '10:30',
  lunchFrom: '13:00',
  lunchUntil: '14:00',
  stageUntil: '16:30',
  foyerUntil: '18:30',
  seats: 640,
  invitedOn: null,
  peopleMost: 6,
  asksFee: true,
  feePaise: 15_000,
  returnsFee: true,
  noShowFeePaise: 0,
  seatFromAge: 5,
  badge: 'label',
  hasFamilyBadges: true,
  takesWalkIns: true,
  walkInAge: legalAge,
  dayNumberFrom: 1101,
  dayNumberTo: 1199,
  dayNumbersADesk: 33,
  stageSeconds: 90,
  stageRules,
  hidesMobileOnStage: true,
  hasChoicesInApp: true,
  hasPaperSlips: true,
  choicesMost: 10,
  lookUpsMost: 60,
  closeAt: '16:45',
  toldAt: '17:00',
  tables: 8,
  tableMinutes: 15,
};

/** A list that was sent before the close, and arrives so much later, still counts. */
export const graceMinutes = 10;
/** Paper slips are typed for so much longer. */
export const slipMinutes = 15;
/** Between two families at the same table. */
export const tableGapMinutes = 5;

/**
 * Where the melawa stands: not announced, answers open, answers closed, the day before the first check-in, choices
 * open, the last lists arrive, the last slips are typed, pairs are told, over.
 */
export const melawaPhases = [
  'planned',
  'answers',
  'answered',
  'day',
  'choices',
  'grace',
  'slips',
  'pairs',
  'after',
] as const;
export type MelawaPhase = (typeof melawaPhases)[number];

export const isMelawaDay = (phase: MelawaPhase): boolean =>
  phase !== 'after' && melawaPhases.indexOf(phase) >= melawaPhases.indexOf('day');

/** The phase by the clock; choices open with the first check-in, no matter when the doors do. */
export function findMelawaPhase(
  event: MelawaEvent,
  { now, firstCheckInAt }: { now: Date; firstCheckInAt: Date | null },
): MelawaPhase {
  const today = todayInIndia(now);
  if (today > event.day) return 'after';
  if (today === event.day) return findPhaseOfDay(event, now, firstCheckInAt);
  if (event.invitedOn === null || today < event.invitedOn) return 'planned';
  return today <= event.answerUntil ? 'answers' : 'answered';
}

function findPhaseOfDay(event: MelawaEvent, now: Date, firstCheckInAt: Date | null): MelawaPhase {
  const close = instantAt(event.day, event.closeAt);
  if (now < close) return firstCheckInAt !== null && firstCheckInAt <= now ? 'choices' : 'day';
  if (now <= addMinutes(close, graceMinutes)) return 'grace';
  return now < instantAt(event.day, event.toldAt) ? 'slips' : 'pairs';
}
