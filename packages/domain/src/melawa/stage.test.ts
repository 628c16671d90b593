import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventAtFirst, type MelawaEvent, stageRules } from './event.ts';
import { planStage, type StageCandidate } from './stage-order.ts';
import {
  asksToRest,
  checkStageDay,
  emptyStage,
  readLine,
  showsMobileOnStage,
  type StagePerson,
  type StageState,
  type StageStep,
  takeStageStep,
} from './stage.ts';

/** Women have numbers from 500 on, as in the printed suchi. */
const candidate = (number: number, change: Partial<StageCandidate> = {}): StageCandidate => ({
  number,
  gender: number < 500 ? 'Male' : 'Female',
  wish: 'morning',
  isEarly: false,
  arrival: number % 100,
  ...change,
});
const morning = { rules: stageRules, slot: 'morning' } as const;
const second = 1000;

/** The stage after one more step; a refusal is an error. */
function take(
  state: StageState,
  step: StageStep & { number?: number; by?: string },
  seconds = 0,
  slot = morning.slot as 'morning' | 'afternoon',
) {
  const number = step.kind === 'arrive' ? step.candidate.number : Number(step.number);
  const now = new Date(Date.UTC(2027, 0, 17, 5) + seconds * second);
  const decision = takeStageStep(state, { by: 'Sameer', ...step, number }, { ...morning, slot, now });
  if (!decision.allowed) throw new Error(decision.reason);
  return decision;
}
const arrived = (...candidates: StageCandidate[]) =>
  candidates.reduce((state, one) => take(state, { kind: 'arrive', candidate: one }).state, emptyStage);
const reasonOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as Error).message;
  }
};

/** Six of each, who came one after the other: 501, 101, 502, 102 … */
const all = [1, 2, 3, 4, 5, 6].flatMap((at) => [candidate(500 + at), candidate(100 + at)]);
const full = arrived(...all.map((one, arrival) => ({ ...one, arrival })));
const line = (state: StageState) => readLine(state, morning);
const statusOf = (state: StageState, number: number) => state.people.get(number)?.status;

describe('the order by the rules', () => {
  const plan = (candidates: StageCandidate[], change: Partial<Parameters<typeof planStage>[1]> = {}) =>
    planStage(candidates, { ...morning, after: null, ...change });

  it('has the wished slot first, then early ones, women and men in turn, who came first', () => {
    const candidates = [
      candidate(501),
      candidate(502, { isEarly: true, arrival: 50 }),
      candidate(503, { wish: 'afternoon', isEarly: true, arrival: 0 }),
      candidate(504),
      candidate(101, { arrival: 60 }),
      candidate(102, { arrival: 61 }),
    ];
    expect(plan(candidates)).toEqual([502, 101, 501, 102, 504, 503]);
  });

  it('has nobody behind the afternoon who wished the morning', () => {
    const candidates = [candidate(501, { wish: 'afternoon' }), candidate(502)];
    expect(plan(candidates)).toEqual([502, 501]);
    expect(plan(candidates, { slot: 'afternoon' })).toEqual([501, 502]);
  });

  it('begins with the other side, and the rest follows when one side runs out', () => {
    const candidates = [501, 502, 101, 503].map((number, arrival) => candidate(number, { arrival }));
    expect(plan(candidates)).toEqual([501, 101, 502, 503]);
    expect(plan(candidates, { after: 'Female' })).toEqual([101, 501, 502, 503]);
    expect(plan([candidate(101), ...candidates], { after: 'Male' })[0]).toBe(501);
  });

  it('follows the rules in the order of the settings', () => {
    const candidates = [
      candidate(501, { arrival: 1 }),
      candidate(502, { arrival: 2 }),
      candidate(101, { arrival: 3 }),
      candidate(102, { arrival: 4, isEarly: true }),
    ];
    const after = 'Male';
    expect(plan(candidates, { after })).toEqual([102, 501, 101, 502]);
    expect(plan(candidates, { after, rules: ['slot', 'alternate', 'early', 'first_come'] })).toEqual([
      501, 102, 502, 101,
    ]);
    expect(plan(candidates, { rules: ['first_come', 'slot', 'early', 'alternate'] })).toEqual([
      501, 502, 101, 102,
    ]);
  });

  it('has the lower number first where all else is the same', () => {
    expect(plan([candidate(502, { arrival: 1 }), candidate(501, { arrival: 1 })])).toEqual([501, 502]);
  });
});

describe('a call', () => {
  it('brings the next one on the stage, and ends the turn before', () => {
    const one = take(full, { kind: 'call', number: 501 }).state;
    const two = take(one, { kind: 'call', number: 101 }, 93).state;
    expect([statusOf(two, 501), statusOf(two, 101)]).toEqual(['done', 'now']);
    expect(two.turns.map(({ number, from, until }) => [number, until && (+until - +from) / second])).toEqual([
      [501, 93],
      [101, null],
    ]);
    expect(line(two)).toEqual([502, 102, 503, 103, 504, 104, 505, 105, 506, 106]);
  });

  it('of two callers is one: the second sees who called', () => {
    const called = take(full, { kind: 'call', number: 501, by: 'Sameer' }).state;
    const again = take(called, { kind: 'call', number: 501, by: 'Asha' }, 1);
    expect(again).toEqual({ allowed: true, state: called, repeatedBy: 'Sameer' });
    expect(reasonOf(() => take(called, { kind: 'call', number: 502 }))).toBe('order_changed');
    expect(reasonOf(() => take(called, { kind: 'call', number: 999 }))).toBe('unknown');
  });

  it('is taken back, and the turn before goes on', () => {
    const one = take(full, { kind: 'call', number: 501 }).state;
    const two = take(one, { kind: 'call', number: 101 }, 93).state;
    const back = take(two, { kind: 'back', number: 101 }, 95).state;
    expect([statusOf(back, 501), statusOf(back, 101)]).toEqual(['now', 'waiting']);
    expect(back.turns).toEqual(one.turns);
    expect(line(back)).toEqual(line(one));
    expect(reasonOf(() => take(back, { kind: 'back', number: 101 }))).toBe('order_changed');
    const none = take(one, { kind: 'back', number: 501 }).state;
    expect([none.turns, line(none)]).toEqual([[], line(full)]);
  });

  it('ends for a break, which is not taken back with the next call', () => {
    const one = take(full, { kind: 'call', number: 501 }).state;
    const pause = take(one, { kind: 'finish', number: 501 }, 90).state;
    expect(statusOf(pause, 501)).toBe('done');
    expect(take(pause, { kind: 'finish', number: 501 }, 91).repeatedBy).toBe('Sameer');
    const two = take(pause, { kind: 'call', number: 101 }, 900).state;
    expect(two.turns[0]?.until).toEqual(pause.turns[0]?.until);
    expect(statusOf(take(two, { kind: 'back', number: 101 }, 905).state, 501)).toBe('done');
  });
});

describe('those who wait', () => {
  it('keep the next five places when somebody comes late', () => {
    const fixed = line(full).slice(0, 5);
    const late = take(full, {
      kind: 'arrive',
      candidate: candidate(540, { isEarly: true, arrival: 90 }),
    }).state;
    expect(line(late).slice(0, 6)).toEqual([...fixed, 540]);
  });

  it('are skipped, not lost, and asked to rest the second time', () => {
    const skipped = take(full, { kind: 'skip', number: 501 }).state;
    expect(line(skipped)[0]).toBe(101);
    expect(take(skipped, { kind: 'skip', number: 501, by: 'Asha' }).repeatedBy).toBe('Sameer');
    expect(asksToRest(skipped.people.get(501) as StagePerson)).toBe(false);
    const back = take(skipped, { kind: 'return', number: 501 }).state;
    expect(line(back).indexOf(501)).toBe(5);
    const twice = take(back, { kind: 'skip', number: 501 }).state;
    expect(asksToRest(twice.people.get(501) as StagePerson)).toBe(true);
    const rested = take(twice, { kind: 'rest', number: 501 }).state;
    expect(line(rested)).not.toContain(501);
    expect(line(take(rested, { kind: 'return', number: 501 }).state)).toContain(501);
    expect(
      reasonOf(() => take(take(full, { kind: 'call', number: 501 }).state, { kind: 'skip', number: 501 })),
    ).toBe('order_changed');
  });

  it('ask twice for a later place, 20 behind', () => {
    const many = arrived(
      ...Array.from({ length: 60 }, (_, at) => candidate((at % 2 ? 100 : 500) + at, { arrival: at })),
    );
    const third = Number(line(many)[2]);
    const later = take(many, { kind: 'later', number: third }).state;
    expect(line(later).indexOf(third)).toBe(22);
    expect(line(later).slice(0, 4)).toEqual(
      line(many)
        .filter((number) => number !== third)
        .slice(0, 4),
    );
    const called = take(later, { kind: 'call', number: Number(line(later)[0]) }).state;
    expect(line(called).indexOf(third)).toBe(21);
    const again = take(called, { kind: 'later', number: third }).state;
    expect(line(again).indexOf(third)).toBe(41);
    expect(reasonOf(() => take(again, { kind: 'later', number: third }))).toBe('later_twice');
    expect(reasonOf(() => take(called, { kind: 'later', number: Number(line(many)[0]) }))).toBe(
      'order_changed',
    );
    expect(line(take(full, { kind: 'later', number: 501 }).state).at(-1)).toBe(501);
  });

  it('are moved by hand, to the place that the hand says', () => {
    for (let from = 0; from < 12; from += 1)
      for (let to = 0; to < 12; to += 1) {
        const number = Number(line(full)[from]);
        const moved = take(full, { kind: 'move', number, to }).state;
        const others = line(full).filter((one) => one !== number);
        expect(line(moved)[to]).toBe(number);
        expect(line(moved).slice(0, Math.min(to, 4))).toEqual(others.slice(0, Math.min(to, 4)));
        const again = take(moved, { kind: 'move', number: Number(line(moved)[11]), to: 9 }).state;
        expect(line(take(again, { kind: 'move', number: Number(line(again)[10]), to: 9 }).state)[9]).toBe(
          line(again)[10],
        );
      }
    expect(line(take(full, { kind: 'move', number: 106, to: -1 }).state)[0]).toBe(106);
  });

  it('go to the afternoon, or not on the stage', () => {
    const later = take(full, { kind: 'afternoon', number: 501 }).state;
    expect(line(later).at(-1)).toBe(501);
    const called = take(later, { kind: 'call', number: 101 }).state;
    expect(reasonOf(() => take(called, { kind: 'afternoon', number: 101 }))).toBe('order_changed');
    expect(reasonOf(() => take(full, { kind: 'afternoon', number: 501 }, 0, 'afternoon'))).toBe(
      'afternoon_already',
    );
    const off = take(full, { kind: 'off', number: 501 }).state;
    expect(line(off)).not.toContain(501);
    expect(line(off)).toHaveLength(11);
  });

  it('sit at the stage', () => {
    const there = take(full, { kind: 'chair', number: 101, isThere: true }).state;
    expect(there.people.get(101)?.isThere).toBe(true);
    expect(line(there)).toEqual(line(full));
  });

  it('leave with their check-in, and come again', () => {
    const left = take(full, { kind: 'leave', number: 501 }).state;
    expect(line(left)).not.toContain(501);
    expect(reasonOf(() => take(left, { kind: 'call', number: 501 }))).toBe('unknown');
    const again = take(left, { kind: 'arrive', candidate: candidate(501, { arrival: 95 }) }).state;
    expect(line(again).at(-1)).toBe(501);
  });

  it('change what they wish', () => {
    const off = take(full, { kind: 'arrive', candidate: candidate(501, { wish: 'none' }) }).state;
    expect(statusOf(off, 501)).toBe('off');
    expect(line(off)).not.toContain(501);
    const on = take(off, { kind: 'arrive', candidate: candidate(501, { wish: 'morning' }) }).state;
    expect(statusOf(on, 501)).toBe('waiting');
    const called = take(full, { kind: 'call', number: 501 }).state;
    expect(take(called, { kind: 'arrive', candidate: candidate(501) }).state.people).toEqual(called.people);
    expect(statusOf(arrived(candidate(509, { wish: 'none' })), 509)).toBe('off');
  });
});

const numbers = fc.constantFrom(101, 102, 103, 104, 105, 106, 107, 501, 502, 503, 504, 505, 506, 507);
const anyStep = fc.record({
  kind: fc.constantFrom(
    ...(['arrive', 'leave', 'call', 'call', 'call', 'finish', 'back', 'skip', 'return'] as const),
    ...(['rest', 'off', 'afternoon', 'later', 'move', 'chair'] as const),
  ),
  number: numbers,
  isFirst: fc.boolean(),
  to: fc.integer({ min: 0, max: 14 }),
  isEarly: fc.boolean(),
  wish: fc.constantFrom('morning', 'afternoon', 'none'),
  slot: fc.constantFrom('morning', 'afternoon'),
});

describe('any steps of callers, desks and families', () => {
  it('lose nobody, show nobody twice, and move the next five by hand only', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let state = full;
        const met = new Set(full.people.keys());
        for (const [at, { kind, number: drawn, isFirst, to, isEarly, wish, slot }] of steps.entries()) {
          const number = isFirst ? (state.next[0] ?? drawn) : drawn;
          const arriving = candidate(number, { isEarly, wish, arrival: 200 + at });
          const step = { kind, candidate: arriving, to, isThere: true } as StageStep;
          const context = { rules: stageRules, slot, now: new Date(at * 60 * second) };
          const decision = takeStageStep(state, { ...step, number, by: 'Asha' }, context);
          if (!decision.allowed) continue;
          const before = state;
          state = decision.state;
          if (kind === 'arrive') met.add(number);
          expect(new Set(state.people.keys())).toEqual(met);
          const waiting = [...state.people.values()].flatMap((one) =>
            one.status === 'waiting' ? [one.number] : [],
          );
          const order = readLine(state, context);
          expect(order.toSorted((one, other) => one - other)).toEqual(
            waiting.toSorted((one, other) => one - other),
          );
          expect(state.next).toHaveLength(Math.max(Math.min(5, order.length), state.next.length));
          const onStage = [...state.people.values()].filter(({ status }) => status === 'now');
          const open = state.turns.filter(({ until }) => until === null);
          expect(open.map((turn) => turn.number)).toEqual(onStage.map((one) => one.number));
          const kept = (next: readonly number[]) => next.filter((one) => one !== number);
          const places = kept(before.next);
          expect(kept(state.next).slice(0, places.length)).toEqual(places);
        }
      }),
    );
  });

  it('call women and men in turn while both last', () => {
    const drawn = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(drawn, (chosen) => {
        let state = arrived(...chosen.map((number, arrival) => candidate(number, { arrival })));
        // Those who came first have fixed places before the others are known.
        while (state.next.length > 0 && state.left < 5)
          state = take(state, { kind: 'call', number: Number(state.next[0]) }).state;
        const rest = line(state)
          .slice(5)
          .map((number) => state.people.get(number)?.gender);
        const first = state.next.at(-1);
        const genders = [state.people.get(Number(first))?.gender, ...rest];
        const both = Math.min(...['Male', 'Female'].map((one) => genders.lastIndexOf(one as 'Male')));
        for (let at = 2; at < both; at += 1) expect(genders[at]).not.toBe(genders[at - 1]);
      }),
    );
  });
});

describe('the day of the stage', () => {
  const event: MelawaEvent = {
    ...eventAtFirst,
    day: '2027-01-17',
    answerUntil: '2027-01-10',
    hall: 'Mulund',
  };

  it('takes steps on the day only', () => {
    expect(checkStageDay('choices')).toEqual({ allowed: true });
    for (const phase of ['answers', 'after'] as const)
      expect(checkStageDay(phase)).toEqual({ allowed: false, reason: 'not_today' });
  });

  it('shows no mobile number while families choose', () => {
    expect(showsMobileOnStage(event, 'choices')).toBe(false);
    expect(showsMobileOnStage(event, 'day')).toBe(true);
    expect(showsMobileOnStage({ ...event, hidesMobileOnStage: false }, 'choices')).toBe(true);
    expect(showsMobileOnStage({ ...event, hasChoicesInApp: false }, 'choices')).toBe(false);
    expect(showsMobileOnStage({ ...event, hasChoicesInApp: false, hasPaperSlips: false }, 'choices')).toBe(
      true,
    );
  });
});
