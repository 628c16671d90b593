import type { CallerPerson, CallerStage } from '@suchi/contracts/melawa';
import { asksToRest, estimateStageEnd, minutesLate, slotAt, type StagePerson } from '@suchi/domain/melawa';
import type { SigningContext } from '../../media/present-picture.ts';
import type { StageBoard } from './board.ts';
import { readFacts, readWish, signPhoto } from './facts.ts';
import { presentMoment } from './present-now.ts';

/** The stage for the callers: names and what is said of them, and no contacts. */
export function presentCaller(
  board: StageBoard,
  viewer: { userId: string },
  signing: SigningContext,
): CallerStage {
  const { melawa, stage, line, seconds } = board;
  const { event, now } = melawa;
  const { turns, people } = stage.state;
  const turn = turns.at(-1);
  const isOn = turn?.until === null;
  return {
    version: stage.version,
    now: now.toISOString(),
    moment: presentMoment(board),
    on_stage: isOn ? turn.number : null,
    timer: isOn && stage.timer !== null ? presentTimer(turn.from, stage.timer) : null,
    stage_seconds: event.stageSeconds,
    line,
    people: [...people.values()]
      .filter(({ status }) => status !== 'gone')
      .map((person) => presentPerson(board, person, viewer, signing)),
    turns: turns.length,
    late_minutes: minutesLate(event, now, turns.length),
    ends_at: estimateStageEnd(event, now, line.length, seconds).toISOString(),
    is_morning: slotAt(event, now) === 'morning',
    screen_follows: stage.screenFollows,
  };
}

const presentTimer = (
  from: Date,
  { moreSeconds, pausedMs, pausedAt }: NonNullable<StageBoard['stage']['timer']>,
): NonNullable<CallerStage['timer']> => ({
  from: from.toISOString(),
  more_seconds: moreSeconds,
  paused_ms: pausedMs,
  paused_at: pausedAt?.toISOString() ?? null,
});

function presentPerson(
  board: StageBoard,
  person: StagePerson,
  viewer: { userId: string },
  signing: SigningContext,
): CallerPerson {
  const facts = readFacts(board, person.number);
  const wish = readWish(board, person.number);
  return {
    number: person.number,
    gender: person.gender,
    name: facts?.name ?? null,
    age: facts?.age ?? null,
    town: facts?.town ?? null,
    education: facts?.education ?? null,
    designation: facts?.designation ?? null,
    introduction: facts && (wish?.introduction ?? null),
    is_from_far: wish?.isFromFar ?? false,
    has_small_child: wish?.hasSmallChild ?? false,
    photo: facts && signPhoto(facts.photo, viewer, signing),
    status: person.status,
    is_there: person.isThere,
    asks_to_rest: asksToRest(person),
  };
}
