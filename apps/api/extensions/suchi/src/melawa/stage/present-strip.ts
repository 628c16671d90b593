import { showsMobileOnStage, type StageMoment } from '@suchi/domain/melawa';
import type { Gender } from '@suchi/domain/profiles';
import type { Platform } from '../../platform/platform.ts';
import { createStageBoards, type StageBoards } from './board.ts';
import { readFacts, type StageFacts } from './facts.ts';
import type { StageProfile } from './repository/people.ts';

export { stageTopic } from './topic.ts';

const shownAfter = 3;

export interface OnScreen extends StageFacts {
  number: number;
  gender: Gender;
  /** Null: a walk-in. */
  printed: StageProfile | null;
}

/** What the hall screens show of the stage. */
export interface StageOnScreen {
  moment: StageMoment;
  onStage: OnScreen | null;
  turn: number;
  of: number;
  next: OnScreen | null;
  after: number[];
  hasMobile: boolean;
}

export const createScreenBoards = (platform: Platform): StageBoards => createStageBoards(platform);

/** Null: the screens follow their remote control. */
export async function readStageOnScreen(
  boards: StageBoards,
  { isChanged = false } = {},
): Promise<StageOnScreen | null> {
  const board = await (isChanged ? boards.readAgain() : boards.read());
  if (board === null || !board.stage.screenFollows || board.moment.kind === 'before') return null;
  const see = (number: number | undefined): OnScreen | null => {
    const facts = number === undefined ? null : readFacts(board, number);
    if (number === undefined || facts === null) return null;
    const profile = board.present.get(number)?.profile ?? null;
    return { ...facts, number, printed: profile === null ? null : (board.profiles.get(profile) ?? null) };
  };
  const { turns } = board.stage.state;
  const last = turns.at(-1);
  const { line } = board;
  return {
    moment: board.moment,
    onStage: last?.until === null ? see(last.number) : null,
    turn: turns.length,
    of: turns.length + line.length,
    next: see(line[0]),
    after: line.slice(1, 1 + shownAfter),
    hasMobile: showsMobileOnStage(board.melawa.event, board.melawa.phase),
  };
}
