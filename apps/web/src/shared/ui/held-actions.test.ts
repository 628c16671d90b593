import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldActions, type HeldAction, undoMs } from './held-actions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const action = (changes: Partial<HeldAction> = {}): HeldAction => ({
  words: '3 orders dispatched',
  hides: () => true,
  hiddenCount: 3,
  send: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  ...changes,
});

describe('a held action', () => {
  it('is sent once, after ten seconds', async () => {
    const actions = createHeldActions();
    const one = action();
    actions.hold(one);
    await vi.advanceTimersByTimeAsync(undoMs - 1);
    expect(one.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 * undoMs);
    expect(one.send).toHaveBeenCalledTimes(1);
  });

  it('is never sent when it is undone', async () => {
    const actions = createHeldActions();
    const one = action();
    actions.hold(one);
    actions.undo();
    actions.release();
    await vi.advanceTimersByTimeAsync(2 * undoMs);
    expect(one.send).not.toHaveBeenCalled();
    expect(actions.getState().held).toBeNull();
  });

  it('is sent at once by the next one, and by leaving', () => {
    const actions = createHeldActions();
    const [one, two] = [action(), action()];
    actions.hold(one);
    actions.hold(two);
    expect(one.send).toHaveBeenCalledTimes(1);
    actions.release();
    actions.release();
    expect(two.send).toHaveBeenCalledTimes(1);
  });

  it('keeps its rows hidden until it has arrived', async () => {
    const actions = createHeldActions();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const one = action({ send: () => promise });
    actions.hold(one);
    actions.release();
    expect(actions.getState().sending).toEqual([one]);
    resolve(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(actions.getState().sending).toEqual([]);
  });
});
