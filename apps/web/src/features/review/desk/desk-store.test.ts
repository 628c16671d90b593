import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskDecision, Refusal } from './desk-state.ts';
import { undoMs } from '../../../shared/ui/held-actions.ts';
import { createDeskStore, decisionGapMs } from './desk-store.ts';

const decisionOn = (profileId: number): DeskDecision => ({
  profileId,
  name: `Person ${profileId}`,
  action: 'approve',
  reason: '',
  submittedAt: null,
});
const queueIds = [1, 2, 3];

/** A desk whose server accepts everything, unless told otherwise. */
function openDesk(outcome: Refusal | null = null) {
  const sent: DeskDecision[] = [];
  const unseen: unknown[] = [];
  const store = createDeskStore({
    send: async (decision) => {
      sent.push(decision);
      return outcome;
    },
    onUnseenNotice: (notice) => unseen.push(notice),
  });
  return { store, close: store.open(), sent, unseen };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a decision is sent', () => {
  it('after ten seconds and not before, once', async () => {
    const { store, sent } = openDesk();
    store.decide(decisionOn(1), queueIds);
    await vi.advanceTimersByTimeAsync(undoMs - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([decisionOn(1)]);
    await vi.advanceTimersByTimeAsync(10 * undoMs);
    expect(sent).toHaveLength(1);
    expect(store.getState()).toMatchObject({ held: null, sending: [] });
  });

  it('when the next one is made, which then has ten seconds of its own', async () => {
    const { store, sent } = openDesk();
    store.decide(decisionOn(1), queueIds);
    await vi.advanceTimersByTimeAsync(9000);
    store.decide(decisionOn(2), queueIds);
    expect(sent).toEqual([decisionOn(1)]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([decisionOn(1), decisionOn(2)]);
  });

  it('when the reviewer leaves, at once and once', async () => {
    const { store, sent, close } = openDesk();
    store.decide(decisionOn(1), queueIds);
    store.release();
    close();
    await vi.advanceTimersByTimeAsync(2 * undoMs);
    expect(sent).toEqual([decisionOn(1)]);
  });

  it('never after an undo', async () => {
    const { store, sent, close } = openDesk();
    store.decide(decisionOn(1), queueIds);
    expect(store.undo()).toEqual(decisionOn(1));
    await vi.advanceTimersByTimeAsync(2 * undoMs);
    close();
    expect(sent).toEqual([]);
    expect(store.getState().selectedId).toBe(1);
  });
});

it('a second decision within half a second is a slip of the hand', async () => {
  const { store, sent } = openDesk();
  expect(store.decide(decisionOn(1), queueIds)).toBe(true);
  await vi.advanceTimersByTimeAsync(decisionGapMs - 1);
  expect(store.decide(decisionOn(2), queueIds)).toBe(false);
  expect(store.getState().held).toEqual(decisionOn(1));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.decide(decisionOn(2), queueIds)).toBe(true);
});

describe('a refusal', () => {
  const failed: Refusal = { kind: 'failed', error: new Error('no network') };

  it('is kept for the reviewer at the desk, who can send again', async () => {
    const { store, sent, unseen } = openDesk(failed);
    store.decide(decisionOn(1), queueIds);
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(store.getState().notices).toEqual([{ decision: decisionOn(1), refusal: failed }]);
    expect(unseen).toEqual([]);
    store.retry(1);
    store.retry(1);
    expect(sent).toHaveLength(2);
  });

  it('is told elsewhere to a reviewer who has left', async () => {
    const { store, unseen, close } = openDesk(failed);
    store.decide(decisionOn(1), queueIds);
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(unseen).toEqual([{ decision: decisionOn(1), refusal: failed }]);
  });
});
