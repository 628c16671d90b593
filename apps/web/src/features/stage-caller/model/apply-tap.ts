import type { CallerPerson, CallerStage, StageTap } from '@suchi/contracts/melawa';
import { addMinutes, fixedPlaces, giveMore, holdTimer, type StageTimer } from '@suchi/domain/melawa';

type Status = CallerPerson['status'];

const setPerson = (stage: CallerStage, number: number, change: Partial<CallerPerson>): CallerStage => ({
  ...stage,
  people: stage.people.map((person) => (person.number === number ? { ...person, ...change } : person)),
});

const without = (stage: CallerStage, number: number): number[] => stage.line.filter((one) => one !== number);

function endTurn(stage: CallerStage): CallerStage {
  if (stage.on_stage === null) return stage;
  const ended = setPerson(stage, stage.on_stage, { status: 'done' });
  return { ...ended, on_stage: null, timer: null };
}

function leaveLine(stage: CallerStage, number: number, status: Status): CallerStage {
  return { ...setPerson(stage, number, { status, is_there: false }), line: without(stage, number) };
}

function changeTimer(stage: CallerStage, change: (timer: StageTimer) => StageTimer): CallerStage {
  if (stage.timer === null) return stage;
  const { from, more_seconds: moreSeconds, paused_ms: pausedMs, paused_at: pausedAt } = stage.timer;
  const next = change({ moreSeconds, pausedMs, pausedAt: pausedAt === null ? null : new Date(pausedAt) });
  return {
    ...stage,
    timer: {
      from,
      more_seconds: next.moreSeconds,
      paused_ms: next.pausedMs,
      paused_at: next.pausedAt?.toISOString() ?? null,
    },
  };
}

function call(stage: CallerStage, number: number, now: Date): CallerStage {
  const ended = setPerson(endTurn(stage), number, { status: 'now' });
  return {
    ...ended,
    on_stage: number,
    line: without(stage, number),
    turns: stage.turns + 1,
    moment: { kind: 'stage', at: null },
    timer: { from: now.toISOString(), more_seconds: 0, paused_ms: 0, paused_at: null },
  };
}

/**
 * The stage as this page shows it until the server has answered, and while there is no network. The server's answer
 * replaces it: it alone decides.
 */
export function applyTap(stage: CallerStage, tap: StageTap, now: Date): CallerStage {
  switch (tap.kind) {
    case 'call':
      return call(stage, tap.number, now);
    case 'back': {
      const waiting = setPerson(stage, tap.number, { status: 'waiting' });
      const line = [tap.number, ...stage.line];
      return { ...waiting, on_stage: null, timer: null, line, turns: Math.max(0, stage.turns - 1) };
    }
    case 'skip':
      return leaveLine(stage, tap.number, 'skipped');
    case 'rest':
      return leaveLine(stage, tap.number, 'rested');
    case 'off':
      return leaveLine(stage, tap.number, 'off');
    case 'return': {
      const waiting = setPerson(stage, tap.number, { status: 'waiting' });
      return { ...waiting, line: without(stage, tap.number).toSpliced(fixedPlaces, 0, tap.number) };
    }
    case 'afternoon':
      return { ...stage, line: [...without(stage, tap.number), tap.number] };
    case 'move':
      return { ...stage, line: without(stage, tap.number).toSpliced(tap.to, 0, tap.number) };
    case 'chair':
      return setPerson(stage, tap.number, { is_there: tap.is_there });
    case 'more':
      return changeTimer(stage, giveMore);
    case 'hold':
    case 'run':
      return changeTimer(stage, (timer) => holdTimer(timer, tap.kind === 'hold', now));
    case 'pause': {
      const at = tap.pause === 'break' ? addMinutes(now, tap.minutes).toISOString() : null;
      return { ...endTurn(stage), moment: { kind: tap.pause, at } };
    }
    case 'go_on':
      return { ...stage, moment: { kind: stage.turns === 0 ? 'before' : 'stage', at: null } };
    case 'screen':
    default:
      return { ...stage, screen_follows: tap.follows };
  }
}
