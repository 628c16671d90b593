import {
  estimateStageEnd,
  instantAt,
  minutesBetween,
  minutesLate,
  slotAt,
  type StageTurn,
  type StageWish,
} from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { Melawa } from '../event/load-event.ts';
import { readBoardOf, type StageBoard } from '../stage/board.ts';
import { readFacts } from '../stage/facts.ts';
import { readStage } from '../stage/repository/stage.ts';

/** What the board says of the stage. */
export interface StageSummary {
  lateMinutes: number;
  done: number;
  /** All who were called or wait. */
  of: number;
  secondsEach: number | null;
  since: Date;
  endsAt: Date;
  /** Who is on the stage, and the next ones. */
  next: { number: number; name: string; status: 'now' | 'next' | 'waiting' }[];
  smallChildren: { number: number; place: number; since: Date }[];
}

/** As it was kept last: readers for the office write nothing. */
const readBoardAsKept = async (db: Knex, melawa: Melawa): Promise<StageBoard> =>
  readBoardOf(db, melawa, await readStage(db, melawa.edition));

const namesOnBoard = 5;

/** Null: nobody was called yet. */
export async function readStageSummary(db: Knex, melawa: Melawa): Promise<StageSummary | null> {
  const board = await readBoardAsKept(db, melawa);
  const { line, seconds, stage } = board;
  const { turns } = stage.state;
  const [first] = turns;
  if (first === undefined) return null;
  const { event, now } = melawa;
  const done = turns.filter(({ until }) => until !== null);
  const onStage = turns.filter(({ until }) => until === null).map(({ number }) => number);
  return {
    lateMinutes: line.length === 0 ? 0 : minutesLate(event, now, turns.length),
    done: done.length,
    of: turns.length + line.length,
    secondsEach: done.length === 0 ? null : Math.round(seconds),
    since: first.from,
    endsAt: estimateStageEnd(event, now, line.length + onStage.length, seconds),
    next: [...onStage, ...line].slice(0, namesOnBoard).map((number, at) => ({
      number,
      name: readFacts(board, number)?.name ?? '',
      status: onStage.includes(number) ? 'now' : at === onStage.length ? 'next' : 'waiting',
    })),
    smallChildren: listSmallChildren(board),
  };
}

const listSmallChildren = ({ line, present, wishes }: StageBoard) =>
  line.flatMap((number, at) => {
    const family = present.get(number)?.family;
    return family !== undefined && wishes.get(family.family)?.hasSmallChild === true
      ? [{ number, place: at + 1, since: new Date(family.at) }]
      : [];
  });

export interface StageFigures {
  onStage: number;
  present: number;
  off: number;
  skipped: number;
  secondsEach: number;
  lateMinutes: number;
  slotKeptPercent: number | null;
  longestWaitMinutes: number | null;
}

/** Afterwards. Null: nobody was called. */
export async function readStageFigures(db: Knex, melawa: Melawa): Promise<StageFigures | null> {
  const board = await readBoardAsKept(db, melawa);
  const { people, turns } = board.stage.state;
  const last = turns.at(-1);
  if (last === undefined) return null;
  const count = (...statuses: string[]) =>
    [...people.values()].filter(({ status }) => statuses.includes(status)).length;
  const called = new Set(turns.map(({ number }) => number));
  return {
    onStage: called.size,
    present: board.present.size,
    off: count('off'),
    skipped: count('skipped', 'rested'),
    secondsEach: Math.round(board.seconds),
    lateMinutes: minutesLate(melawa.event, last.from, turns.length - 1),
    ...describeWaits(board, turns),
  };
}

/** How many had their slot, and how long the one who waited longest did, from the beginning of the stage. */
function describeWaits(
  { melawa: { event }, wishes, present }: StageBoard,
  turns: readonly StageTurn[],
): Pick<StageFigures, 'slotKeptPercent' | 'longestWaitMinutes'> {
  const begins = instantAt(event.day, event.stageFrom);
  const waits = turns.flatMap(({ number, from }) => {
    const family = present.get(number)?.family;
    if (family === undefined) return [];
    const since = new Date(Math.max(family.at, begins.getTime()));
    const wish: StageWish = wishes.get(family.family)?.wish ?? 'none';
    return [{ minutes: Math.round(minutesBetween(since, from)), wish, slot: slotAt(event, from) }];
  });
  const wished = waits.filter(({ wish }) => wish !== 'none');
  const kept = wished.filter(({ wish, slot }) => wish === slot);
  return {
    slotKeptPercent: wished.length === 0 ? null : Math.round((kept.length / wished.length) * 100),
    longestWaitMinutes: waits.length === 0 ? null : Math.max(0, ...waits.map(({ minutes }) => minutes)),
  };
}
