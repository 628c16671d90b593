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
import { printedProfileColumns } from '../../print/commands/load-printed.ts';
import { type CandidateInHall, readPresent } from '../door/present.ts';
import { findMelawa, findPlayed, type Melawa } from '../event/load-event.ts';
import { tellStage } from './commands/arrive.ts';
import { listFacts, type StageFacts } from './facts.ts';
import {
  readStageProfiles,
  readStageWalkIns,
  type StageProfile,
  type StageWalkIn,
} from './repository/people.ts';
import { listFamiliesAfter, readStage, type Stage } from './repository/stage.ts';
import { listWishes, type StageWishOf } from './repository/wishes.ts';
import { stageTopic } from './topic.ts';

/** All that any reader of the stage sees, read once. */
export interface StageBoard {
  melawa: Melawa;
  stage: Stage;
  moment: StageMoment;
  /** Who waits, in order. Only those that the hall may see. */
  line: number[];
  /** How long one candidate takes. */
  seconds: number;
  present: ReadonlyMap<number, CandidateInHall>;
  numberOf: ReadonlyMap<number, number>;
  profiles: ReadonlyMap<number, StageProfile>;
  walkIns: ReadonlyMap<string, StageWalkIn>;
  wishes: ReadonlyMap<string, StageWishOf>;
  facts: ReadonlyMap<number, StageFacts>;
}

/** Null when there is no melawa today. A rehearsal is for those who work at it: families get nothing of it. */
async function readBoard(db: Knex, realNow: Date): Promise<StageBoard | null> {
  const melawa = (await findPlayed(db, realNow)) ?? (await findMelawa(db, realNow));
  if (melawa === null || !checkStageDay(melawa.phase).allowed) return null;
  return readBoardOf(db, melawa, await readFollowedStage(db, melawa));
}

export async function readBoardOf(db: Knex, melawa: Melawa, stage: Stage): Promise<StageBoard> {
  const { edition, event, now } = melawa;
  const present = await readPresent(db, edition);
  const profiles = [...present.values()].flatMap(({ profile }) => (profile === null ? [] : [profile]));
  const seen = {
    melawa,
    present,
    profiles: await readStageProfiles(db, profiles, printedProfileColumns),
    walkIns: await readStageWalkIns(db, edition),
  };
  const facts = listFacts(seen);
  const rules = { rules: event.stageRules, slot: slotAt(event, now) };
  return {
    ...seen,
    facts,
    stage,
    moment: readStageMoment(event, stage, now),
    line: readLine(stage.state, rules).filter((number) => facts.has(number)),
    seconds: secondsForOne(stage.state.turns, event),
    numberOf: new Map(
      [...present].flatMap(([number, { profile }]) => (profile === null ? [] : [[profile, number]])),
    ),
    wishes: await listWishes(db, edition),
  };
}

/** The stage with all that the doors sent: it catches up when nobody told it. */
async function readFollowedStage(db: Knex, melawa: Melawa): Promise<Stage> {
  const { edition } = melawa;
  const stage = await readStage(db, edition);
  const families = await listFamiliesAfter(db, edition, stage.operation);
  if (families.length === 0) return stage;
  return db.transaction(async (tx) => {
    await tellStage(tx, melawa, families);
    return readStage(tx, edition);
  });
}

/** Readers of one node share a board for a moment, so that a call is read once for all of them. */
export interface StageBoards {
  read(): Promise<StageBoard | null>;
  /** After a change that this node knows of. */
  readAgain(): Promise<StageBoard | null>;
}

const sharedMs = 1000;

export function createStageBoards({
  database,
  clock,
  fanOut,
}: Pick<Platform, 'database' | 'clock' | 'fanOut'>): StageBoards {
  let kept: { board: Promise<StageBoard | null>; until: number } | null = null;
  let isListening = false;
  const forget = () => {
    kept = null;
  };
  const readAgain = () => {
    if (!isListening) fanOut.listen(stageTopic, { hear: forget, end: forget });
    isListening = true;
    const now = clock.now();
    const board = readBoard(database, now);
    kept = { board, until: now.getTime() + sharedMs };
    board.catch(forget);
    return board;
  };
  return {
    readAgain,
    read: () => (kept !== null && clock.now().getTime() < kept.until ? kept.board : readAgain()),
  };
}
