import { minutesBetween } from './clock.ts';
import type { MelawaEvent } from './event.ts';

/** From when on the board says that somebody is needed. */
export const boardLimits = {
  deskSilentMinutes: 5,
  screenOfflineMinutes: 2,
  stageLateMinutes: 15,
  smallChildMinutes: 60,
  queueMinutes: 8,
  hallPercent: 95,
  /** The dot of the board turns gold. */
  boardOldSeconds: 20,
} as const;

export interface BoardFacts {
  now: Date;
  desks: readonly { desk: number; heardAt: Date }[];
  /** `offlineSince`: null while it is online. */
  screens: readonly { name: string; offlineSince: Date | null }[];
  stageLateMinutes: number;
  /** Families with a small child that wait for the stage, with their place in the order. */
  smallChildren: readonly { number: number; place: number; since: Date }[];
  queueMinutes: number | null;
  people: number;
}

export type BoardNeed =
  | { kind: 'desk_silent'; desk: number; heardAt: Date }
  | { kind: 'screen_offline'; name: string; minutes: number }
  | { kind: 'stage_late'; minutes: number }
  | { kind: 'small_child'; waiting: { number: number; place: number }[] }
  | { kind: 'queue'; minutes: number }
  | { kind: 'hall_full'; percent: number };

/** What needs somebody now; nothing waits when it is empty. */
export function listNeeds(facts: BoardFacts, { seats }: Pick<MelawaEvent, 'seats'>): BoardNeed[] {
  const { now, stageLateMinutes, queueMinutes, people } = facts;
  const silent = facts.desks.filter(
    ({ heardAt }) => minutesBetween(heardAt, now) >= boardLimits.deskSilentMinutes,
  );
  const offline = facts.screens.flatMap(({ name, offlineSince }): BoardNeed[] => {
    const minutes = offlineSince === null ? 0 : Math.floor(minutesBetween(offlineSince, now));
    return minutes >= boardLimits.screenOfflineMinutes ? [{ kind: 'screen_offline', name, minutes }] : [];
  });
  const waiting = facts.smallChildren
    .filter(({ since }) => minutesBetween(since, now) > boardLimits.smallChildMinutes)
    .map(({ number, place }) => ({ number, place }))
    .toSorted((one, other) => one.place - other.place);
  const percent = (people / seats) * 100;
  return [
    ...silent.map(({ desk, heardAt }): BoardNeed => ({ kind: 'desk_silent', desk, heardAt })),
    ...offline,
    ...one(stageLateMinutes >= boardLimits.stageLateMinutes, {
      kind: 'stage_late',
      minutes: stageLateMinutes,
    }),
    ...one(waiting.length > 0, { kind: 'small_child', waiting }),
    ...one(queueMinutes !== null && queueMinutes > boardLimits.queueMinutes, {
      kind: 'queue',
      minutes: Number(queueMinutes),
    }),
    ...one(percent > boardLimits.hallPercent, { kind: 'hall_full', percent: Math.floor(percent) }),
  ];
}

const one = (isNeeded: boolean, need: BoardNeed) => (isNeeded ? [need] : []);

/**
 * How long people wait at the door: those who stand there, by how many came in lately. Null while nobody came in, or
 * nobody counts the queue.
 */
export function estimateQueueMinutes({
  waiting,
  cameIn,
  minutes,
}: {
  waiting: number | null;
  cameIn: number;
  minutes: number;
}): number | null {
  return waiting === null || cameIn === 0 ? null : Math.round((waiting * minutes) / cameIn);
}

/** The board looks back so far to say how long people wait; a count of the queue that is older is not known any more. */
export const queueWindowMinutes = 10;
/** Nobody was waiting where a desk had so long a pause. */
const busyGapMs = 2 * 60_000;

/** How many seconds a desk takes for a family: the median between two check-ins while people waited. */
export function secondsEach(checkIns: readonly number[]): number | null {
  const sorted = checkIns.toSorted((first, second) => first - second);
  const gaps = sorted
    .slice(1)
    .map((at, place) => at - Number(sorted[place]))
    .filter((gap) => gap <= busyGapMs)
    .toSorted((first, second) => first - second);
  const middle = gaps[Math.floor((gaps.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle / 1000);
}

/** What the organiser tells everybody is so long at most, and is shown for so long. */
export const wordMaxLength = 140;
export const wordMinutes = 30;

const quarterMs = 15 * 60_000;

/** How many people came through the door in each quarter of an hour, without gaps. */
export function countByQuarter(
  arrivals: readonly { at: number; people: number }[],
): { from: number; people: number }[] {
  const quarters = new Map<number, number>();
  for (const { at, people } of arrivals) {
    const from = Math.floor(at / quarterMs) * quarterMs;
    quarters.set(from, (quarters.get(from) ?? 0) + people);
  }
  if (quarters.size === 0) return [];
  const first = Math.min(...quarters.keys());
  const length = (Math.max(...quarters.keys()) - first) / quarterMs + 1;
  return Array.from({ length }, (_, at) => {
    const from = first + at * quarterMs;
    return { from, people: quarters.get(from) ?? 0 };
  });
}
