import type { OwnStagePlace, SeenOnStage, StageNow } from '@suchi/contracts/melawa';
import { estimateTurn, laterMost, maySeePresent } from '@suchi/domain/melawa';
import type { SigningContext } from '../../media/present-picture.ts';
import type { StageBoard } from './board.ts';
import { readFacts, signPhoto } from './facts.ts';
import type { StageViewer } from './repository/people.ts';

const shownAfter = 5;

/** The candidates whose facts a family sees: on the stage, and next. */
export function listSeen(board: StageBoard): number[] {
  const turn = board.stage.state.turns.at(-1);
  const now = turn?.until === null ? [turn.number] : [];
  return [...now, ...board.line.slice(0, 1)];
}

export const presentMoment = ({ moment: { kind, at } }: StageBoard) => ({
  kind,
  at: at?.toISOString() ?? null,
});

const closed = { moment: null, on_stage: null, next: null, after: [], own: null };

/** The stage for one family: only one that was checked in sees who is on it. */
export function presentNow(
  board: StageBoard | null,
  { viewer, blocks }: { viewer: StageViewer; blocks: ReadonlySet<string> },
  signing: SigningContext,
): StageNow {
  if (board === null || board.melawa.isRehearsal)
    return { now: signing.now.toISOString(), kind: 'not_today', ...closed };
  const now = board.melawa.now.toISOString();
  const own = viewer.profile === null ? undefined : board.numberOf.get(viewer.profile);
  if (own === undefined) return { now, kind: 'check_in', ...closed, moment: presentMoment(board) };
  const see = (number: number) => presentSeen(board, number, { own, viewer, blocks }, signing);
  const turn = board.stage.state.turns.at(-1);
  const { line } = board;
  return {
    now,
    kind: 'open',
    moment: presentMoment(board),
    on_stage: turn?.until === null ? see(turn.number) : null,
    next: line[0] === undefined ? null : see(line[0]),
    after: line.slice(1, 1 + shownAfter).map((number) => ({ number, gender: genderOf(board, number) })),
    own: presentOwn(board, own),
  };
}

/** Everybody in the line was checked in. */
const genderOf = (board: StageBoard, number: number) => board.present.get(number)?.gender ?? 'Female';

function presentSeen(
  board: StageBoard,
  number: number,
  { own, viewer, blocks }: { own: number; viewer: StageViewer; blocks: ReadonlySet<string> },
  signing: SigningContext,
): SeenOnStage {
  const facts = readFacts(board, number);
  const isBlocked = blocks.has(`${viewer.account} ${board.present.get(number)?.profile}`);
  const mayNote = maySeePresent(own, number, { isDay: true, present: board.present });
  const plain = { number, gender: facts?.gender ?? genderOf(board, number), may_note: mayNote };
  // A number is called out in the hall; nobody learns from it that a family blocked another.
  if (facts === null || isBlocked)
    return { ...plain, name: null, age: null, town: null, more: null, photo: null };
  const { name, age, town, height, education, designation, photo } = facts;
  return {
    ...plain,
    name,
    age,
    town,
    more: viewer.hasSubscription ? { height, education, designation } : null,
    photo: photo?.isForAll === true ? signPhoto(photo, { userId: viewer.account }, signing) : null,
  };
}

function presentOwn(board: StageBoard, own: number): OwnStagePlace | null {
  const person = board.stage.state.people.get(own);
  if (person === undefined || person.status === 'gone') return null;
  const { number, gender, status, laters } = person;
  const before = board.line.indexOf(own);
  const { event, now } = board.melawa;
  const turn = before < 0 ? null : estimateTurn(event, { now, before, seconds: board.seconds });
  return {
    number,
    gender,
    status,
    place: turn && { before, wait: turn.wait, at: turn.at.toISOString() },
    laters_left: Math.max(0, laterMost - laters),
  };
}
