import { describe, expect, it } from 'vitest';
import {
  type DeskDecision,
  type DeskEvent,
  type DeskState,
  emptyDesk,
  findNeighbour,
  listDecidedIds,
  reduceDesk,
} from './desk-state.ts';

const decisionOn = (profileId: number): DeskDecision => ({
  profileId,
  name: `Person ${profileId}`,
  action: 'approve',
  reason: '',
  submittedAt: null,
});
const queueIds = [1, 2, 3];
const decided = (decision: DeskDecision, ids = queueIds): DeskEvent => ({
  type: 'decided',
  decision,
  queueIds: ids,
});
const run = (...events: DeskEvent[]): DeskState =>
  events.reduce(reduceDesk, { ...emptyDesk, selectedId: queueIds[0] ?? null });

const one = decisionOn(1);
const two = decisionOn(2);

describe('a decision', () => {
  it('is held, not sent, and the next profile comes up', () => {
    expect(run(decided(one))).toEqual({ selectedId: 2, held: one, sending: [], notices: [] });
  });

  it.each([
    ['the last of the queue: the one before', 3, queueIds, 2],
    ['the only one: nobody', 1, [1], null],
    ['one that the search does not list: the first listed', 9, queueIds, 1],
  ])('on %s', (_, id, ids, next) => {
    expect(run(decided(decisionOn(id), ids)).selectedId).toBe(next);
  });

  it('sends the one before it', () => {
    const state = run(decided(one), decided(two));
    expect(state).toMatchObject({ held: two, sending: [one] });
    expect(listDecidedIds(state)).toEqual([2, 1]);
  });

  it.each([
    ['held', [decided(one)]],
    ['on its way', [decided(one), { type: 'released' } as const]],
  ])('about a profile whose decision is %s changes nothing', (_, events) => {
    const before = run(...events);
    expect(reduceDesk(before, decided({ ...one, action: 'reject' }))).toBe(before);
  });
});

describe('undo', () => {
  it('puts the profile back, selected', () => {
    expect(run(decided(one), { type: 'undone' })).toEqual({ ...emptyDesk, selectedId: 1 });
  });

  it('does not reach what is on its way', () => {
    const before = run(decided(one), { type: 'released' });
    expect(reduceDesk(before, { type: 'undone' })).toBe(before);
  });

  it('takes back the last decision only', () => {
    expect(run(decided(one), decided(two), { type: 'undone' })).toMatchObject({
      held: null,
      sending: [one],
      selectedId: 2,
    });
  });
});

describe('what was sent', () => {
  const failed = { kind: 'failed', error: new Error('no network') } as const;
  const refused = run(
    decided(one),
    { type: 'released' },
    { type: 'refused', decision: one, refusal: failed },
  );

  it('is forgotten once the server took it', () => {
    expect(run(decided(one), { type: 'released' }, { type: 'sent', decision: one })).toMatchObject({
      held: null,
      sending: [],
      notices: [],
    });
  });

  it('is back in the queue with its reason when it was not taken', () => {
    expect(listDecidedIds(refused)).toEqual([]);
    expect(refused.notices).toEqual([{ decision: one, refusal: failed }]);
  });

  it('is sent again on request, once', () => {
    const retried = reduceDesk(refused, { type: 'retried', profileId: 1 });
    expect(retried).toMatchObject({ sending: [one], notices: [] });
    expect(reduceDesk(retried, { type: 'retried', profileId: 1 })).toBe(retried);
  });

  it('is not sent again beside another decision about the same profile', () => {
    const decidedAnew = reduceDesk(refused, decided({ ...one, action: 'reject', reason: 'No photo' }));
    expect(decidedAnew.notices).toEqual([]);
    expect(reduceDesk(decidedAnew, { type: 'retried', profileId: 1 })).toBe(decidedAnew);
  });

  it('can be let go', () => {
    expect(reduceDesk(refused, { type: 'dismissed', profileId: 1 }).notices).toEqual([]);
  });
});

describe('the neighbour', () => {
  it.each([
    ['after', 1, 1, 2],
    ['before', 3, -1, 2],
    ['after the last', 3, 1, null],
    ['before the first', 1, -1, null],
    ['of nobody', null, 1, 1],
    ['of somebody who is not listed', 9, -1, 1],
  ] as const)('%s', (_, id, step, neighbour) => {
    expect(findNeighbour(queueIds, id, step)).toBe(neighbour);
  });
});
