import type { Decision } from '../basics/decision.ts';
import { isMelawaDay, type MelawaEvent, type MelawaPhase, type StageRule } from './event.ts';
import { planStage, type StageCandidate, type StageSlot } from './stage-order.ts';

/** So many are told that it is soon their turn: nothing but a hand moves them. */
export const fixedPlaces = 5;
export const laterPlaces = 20;
export const laterMost = 2;
/** Who was skipped so often is asked to rest for today. */
export const restAfterSkips = 2;

export const stageStatuses = ['waiting', 'now', 'done', 'skipped', 'rested', 'off', 'gone'] as const;
export type StageStatus = (typeof stageStatuses)[number];

export interface StagePerson extends StageCandidate {
  status: StageStatus;
  /** Who gave the status, and saw it first where two callers are on. */
  by: string | null;
  /** The place that a hand gave, counted from the first one of the day; null: by the rules. */
  place: number | null;
  /** The later hand is right where two places are the same. */
  placedAs: number;
  skips: number;
  laters: number;
  /** Has come to the stage. */
  isThere: boolean;
}

export interface StageTurn {
  number: number;
  from: Date;
  until: Date | null;
}

/** The stage as the server knows it; it takes one step after the other. */
export interface StageState {
  people: ReadonlyMap<number, StagePerson>;
  /** The fixed places. One more where somebody was brought in. */
  next: readonly number[];
  /** How many have left the front of the line. */
  left: number;
  moves: number;
  turns: readonly StageTurn[];
}

export const emptyStage: StageState = { people: new Map(), next: [], left: 0, moves: 0, turns: [] };

export interface StageRules {
  rules: readonly StageRule[];
  slot: StageSlot;
}

export type StageStep =
  /** Checked in with hall consent, or what the family wishes has changed. */
  | { kind: 'arrive'; candidate: StageCandidate }
  /** The check-in was undone, or the hall consent ended. */
  | { kind: 'leave' }
  | { kind: 'call' }
  /** The turn ends, and nobody comes next: a break, lunch, the end. */
  | { kind: 'finish' }
  /** The call was a mistake. */
  | { kind: 'back' }
  | { kind: 'skip' }
  | { kind: 'return' }
  | { kind: 'rest' }
  | { kind: 'off' }
  | { kind: 'afternoon' }
  /** The family asks for it. */
  | { kind: 'later' }
  | { kind: 'move'; to: number }
  | { kind: 'chair'; isThere: boolean };

export const stageReasons = [
  'not_today',
  'unknown',
  'order_changed',
  'afternoon_already',
  'later_twice',
] as const;
export type StageReason = (typeof stageReasons)[number];

/** Steps are taken on the day of the melawa only. */
export const checkStageDay = (phase: MelawaPhase): Decision<'not_today'> =>
  isMelawaDay(phase) ? { allowed: true } : { allowed: false, reason: 'not_today' };

/** The card of the stage has no mobile number while families choose, unless the association says so. */
export const showsMobileOnStage = (
  { hidesMobileOnStage, hasChoicesInApp, hasPaperSlips }: MelawaEvent,
  phase: MelawaPhase,
): boolean => !hidesMobileOnStage || phase === 'day' || !(hasChoicesInApp || hasPaperSlips);

/** `repeatedBy`: somebody else took this step before, and nothing changed. */
type StageDecision = Decision<StageReason, { state: StageState; repeatedBy: string | null }>;

const refused = (reason: StageReason): StageDecision => ({ allowed: false, reason });
const taken = (state: StageState): StageDecision => ({ allowed: true, state, repeatedBy: null });
const repeated = (state: StageState, { by }: StagePerson): StageDecision => ({
  allowed: true,
  state,
  repeatedBy: by,
});

/** Everybody who waits, in order: the fixed places, then the others by the rules and by hand. */
export function readLine(state: StageState, { rules, slot }: StageRules): number[] {
  const others = [...state.people.values()].filter(
    ({ number, status }) => status === 'waiting' && !state.next.includes(number),
  );
  const before = state.next.at(-1) ?? state.turns.at(-1)?.number;
  const after = before === undefined ? null : (state.people.get(before) as StagePerson).gender;
  const line = planStage(
    others.filter(({ place }) => place === null),
    { rules, slot, after },
  );
  const placed = others
    .flatMap(({ number, place, placedAs }) => (place === null ? [] : [{ number, place, placedAs }]))
    .toSorted((one, other) => one.place - other.place || one.placedAs - other.placedAs);
  for (const { number, place } of placed)
    line.splice(Math.max(0, place - state.left - state.next.length), 0, number);
  return [...state.next, ...line];
}

/** One step of a caller, a desk or a family, for one number. */
export function takeStageStep(
  state: StageState,
  step: StageStep & { number: number; by: string },
  { now, ...rules }: StageRules & { now: Date },
): StageDecision {
  const fill = (changed: StageState): StageDecision =>
    taken({
      ...changed,
      next: readLine(changed, rules).slice(0, Math.max(fixedPlaces, changed.next.length)),
    });
  if (step.kind === 'arrive') return fill(arrive(state, step.candidate));
  const person = state.people.get(step.number);
  if (person === undefined || person.status === 'gone') return refused('unknown');
  const { by } = step;
  switch (step.kind) {
    case 'call':
      if (person.status === 'now') return repeated(state, person);
      if (state.next[0] !== step.number) return refused('order_changed');
      return fill(call(endTurn(state, now), { ...person, by }, now));
    case 'finish':
      return person.status === 'now' ? fill(endTurn(state, now)) : repeated(state, person);
    case 'back':
      return person.status === 'now' ? taken(takeBack(state, person)) : refused('order_changed');
    case 'later':
    case 'move':
      if (person.status !== 'waiting') return refused('order_changed');
      return moveBy(state, person, step, rules, fill);
    case 'afternoon':
      if (rules.slot === 'afternoon') return refused('afternoon_already');
      if (person.status !== 'waiting') return refused('order_changed');
      return fill(withPerson(state, { ...person, by, wish: 'afternoon', place: null }, 'out'));
    case 'chair':
      return taken(withPerson(state, { ...person, isThere: step.isThere }));
    case 'leave':
    case 'skip':
    case 'rest':
    case 'off':
    case 'return':
    default:
      return changeStatus(state, person, step.kind, by, fill);
  }
}

/** The person changed; `out`: no longer at a fixed place. */
function withPerson(state: StageState, person: StagePerson, out?: 'out'): StageState {
  const people = new Map(state.people).set(person.number, person);
  if (out === undefined) return { ...state, people };
  const isFirst = person.status !== 'waiting' && state.next[0] === person.number;
  const next = state.next.filter((number) => number !== person.number);
  return { ...state, people, next, left: state.left + Number(isFirst) };
}

function arrive(state: StageState, candidate: StageCandidate): StageState {
  const known = state.people.get(candidate.number);
  const status = candidate.wish === 'none' ? 'off' : 'waiting';
  if (known === undefined || known.status === 'gone') {
    const first = { by: null, place: null, placedAs: 0, skips: 0, laters: 0, isThere: false };
    return withPerson(state, { ...first, ...known, ...candidate, status, by: null, isThere: false });
  }
  if (known.status !== 'waiting' && known.status !== 'off') return state;
  const changed = { ...known, wish: candidate.wish, isEarly: candidate.isEarly, status } as const;
  return withPerson(state, changed, status === 'off' ? 'out' : undefined);
}

function endTurn(state: StageState, now: Date): StageState {
  const turn = state.turns.at(-1);
  if (turn === undefined || turn.until !== null) return state;
  const turns = [...state.turns.slice(0, -1), { ...turn, until: now }];
  const person = state.people.get(turn.number) as StagePerson;
  return withPerson({ ...state, turns }, { ...person, status: 'done' });
}

function call(state: StageState, person: StagePerson, now: Date): StageState {
  const called = withPerson(state, { ...person, status: 'now', place: null }, 'out');
  return { ...called, turns: [...state.turns, { number: person.number, from: now, until: null }] };
}

/** The one who was called is the first again; whose turn ended with the call goes on. */
function takeBack(state: StageState, person: StagePerson): StageState {
  const [before, turn] = [state.turns.at(-2), state.turns.at(-1) as StageTurn];
  const back = withPerson(state, { ...person, status: 'waiting' });
  const first = { ...back, next: [person.number, ...state.next], left: state.left - 1 };
  const turns = state.turns.slice(0, -1);
  if (before?.until?.getTime() !== turn.from.getTime()) return { ...first, turns };
  const again = { ...first, turns: [...turns.slice(0, -1), { ...before, until: null }] };
  return withPerson(again, { ...(state.people.get(before.number) as StagePerson), status: 'now' });
}

function moveBy(
  state: StageState,
  person: StagePerson,
  step: { kind: 'later'; by: string } | { kind: 'move'; to: number; by: string },
  rules: StageRules,
  fill: (state: StageState) => StageDecision,
): StageDecision {
  const { number, laters } = person;
  if (step.kind === 'later' && laters >= laterMost) return refused('later_twice');
  const others = state.next.filter((one) => one !== number);
  const to = step.kind === 'move' ? step.to : readLine(state, rules).indexOf(number) + laterPlaces;
  const isFixed = to < others.length;
  const moved = {
    ...person,
    by: step.by,
    place: isFixed ? null : state.left + to,
    placedAs: state.moves + 1,
    laters: laters + Number(step.kind === 'later'),
  };
  const next = isFixed ? others.toSpliced(Math.max(0, to), 0, number) : others;
  return fill({ ...withPerson(state, moved), next, moves: state.moves + 1 });
}

const statusAfter = {
  leave: 'gone',
  skip: 'skipped',
  rest: 'rested',
  off: 'off',
  return: 'waiting',
} as const;

/** Which statuses a step changes. Who is on the stage stays there. */
const mayChange: Record<keyof typeof statusAfter, readonly StageStatus[]> = {
  leave: ['waiting', 'skipped', 'rested', 'off'],
  skip: ['waiting'],
  rest: ['waiting', 'skipped'],
  off: ['waiting', 'skipped', 'rested'],
  return: ['skipped', 'rested', 'off'],
};

function changeStatus(
  state: StageState,
  person: StagePerson,
  kind: keyof typeof statusAfter,
  by: string,
  fill: (state: StageState) => StageDecision,
): StageDecision {
  const status = statusAfter[kind];
  if (person.status === status) return repeated(state, person);
  if (!mayChange[kind].includes(person.status)) return refused('order_changed');
  const changed = { ...person, status, by, skips: person.skips + Number(kind === 'skip'), isThere: false };
  // Who comes back stands right behind the fixed places.
  const place = kind === 'return' ? state.left + state.next.length : null;
  const moves = state.moves + 1;
  return fill({ ...withPerson(state, { ...changed, place, placedAs: moves }, 'out'), moves });
}

export const asksToRest = ({ status, skips }: StagePerson): boolean =>
  status === 'skipped' && skips >= restAfterSkips;
