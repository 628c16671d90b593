import {
  checkStageDay,
  readLine,
  readStageMoment,
  secondsForOne,
  slotAt,
  type StageMoment,
} from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { Platform } from '../../platform/platform.ts';
import { type CandidateInHall, readPresent } from '../door/present.ts';
import { findWorked, type Melawa } from '../event/load-event.ts';
import { lockEvent } from '../event/repository.ts';
import { followDoors } from './commands/arrive.ts';
import {
  readStageProfiles,
  readStageWalkIns,
  type StageProfile,
  type StageWalkIn,
} from './repository/people.ts';
import { findLastOperation, readStage, type Stage } from './repository/stage.ts';
import { listWishes, type StageWishOf } from './repository/wishes.ts';

/** All that any reader of the stage sees, read once. */
export interface StageBoard {
  melawa: Melawa;
  stage: Stage;
  moment: StageMoment;
  /** Who waits, in order. */
  line: number[];
  /** How long one candidate takes. */
  seconds: number;
  present: ReadonlyMap<number, CandidateInHall>;
  numberOf: ReadonlyMap<number, number>;
  profiles: ReadonlyMap<number, StageProfile>;
  walkIns: ReadonlyMap<string, StageWalkIn>;
  wishes: ReadonlyMap<string, StageWishOf>;
}

/** Null when there is no melawa today. A rehearsal is for those who work at it: families get nothing of it. */
export async function readBoard(db: Knex, realNow: Date): Promise<StageBoard | null> {
  const melawa = await findWorked(db, realNow);
  return melawa !== null && checkStageDay(melawa.phase).allowed ? readBoardOf(db, melawa) : null;
}

export async function readBoardOf(db: Knex, melawa: Melawa): Promise<StageBoard> {
  const { edition, event, now } = melawa;
  const stage = await readFollowedStage(db, melawa);
  const present = await readPresent(db, edition);
  const profiles = [...present.values()].flatMap(({ profile }) => (profile === null ? [] : [profile]));
  const rules = { rules: event.stageRules, slot: slotAt(event, now) };
  return {
    melawa,
    stage,
    moment: readStageMoment(event, stage, now),
    line: readLine(stage.state, rules),
    seconds: secondsForOne(stage.state.turns, event),
    present,
    numberOf: new Map(
      [...present].flatMap(([number, { profile }]) => (profile === null ? [] : [[profile, number]])),
    ),
    profiles: await readStageProfiles(db, profiles),
    walkIns: await readStageWalkIns(db, edition),
    wishes: await listWishes(db, edition),
  };
}

/** The stage with all that the doors sent: it catches up when nobody told it. */
async function readFollowedStage(db: Knex, melawa: Melawa): Promise<Stage> {
  const { edition } = melawa;
  const stage = await readStage(db, edition);
  if ((await findLastOperation(db, edition)) === stage.operation) return stage;
  return db.transaction(async (tx) => {
    await lockEvent(tx, edition);
    return followDoors(tx, melawa, await readStage(tx, edition));
  });
}

/** Readers of one node share a board for a moment, so that a call is read once for all of them. */
export interface StageBoards {
  read(): Promise<StageBoard | null>;
  /** After a change that this node knows of. */
  readAgain(): Promise<StageBoard | null>;
}

const sharedMs = 1000;

export function createStageBoards({ database, clock }: Pick<Platform, 'database' | 'clock'>): StageBoards {
  let kept: { board: Promise<StageBoard | null>; until: number } | null = null;
  const readAgain = () => {
    const now = clock.now();
    const board = readBoard(database, now);
    const mine = { board, until: now.getTime() + sharedMs };
    kept = mine;
    board.catch(() => {
      if (kept === mine) kept = null;
    });
    return board;
  };
  return {
    readAgain,
    read: () => (kept !== null && clock.now().getTime() < kept.until ? kept.board : readAgain()),
  };
}
