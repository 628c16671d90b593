import type { HallCard } from '@suchi/contracts/hall';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCards } from '../../../test/hall.ts';
import { refusal } from '../../../test/server.ts';
import { createHallMemory } from './hall-memory.ts';
import { HallSource } from './hall-source.ts';

const limit = refusal(429, 'REQUESTS_EXCEEDED', { retry_after_seconds: 1800 });
const broken = refusal(500, 'INTERNAL_SERVER_ERROR');
const serialOf = async (loading: ReturnType<HallSource['load']>) => (await loading)?.card.serial_number;

let source: HallSource;
beforeEach(() => {
  // Requests need real timers; the clock of the limit does not.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  source = new HallSource(createHallMemory());
});
afterEach(() => vi.useRealTimers());

describe('the cards of the hall', () => {
  it('come once from the server, and after 25 minutes again', async () => {
    const asked = answerCards([1, 2]);
    expect(await serialOf(source.load(1))).toBe(1);
    expect(await serialOf(source.load(1))).toBe(1);
    expect(await source.load(3)).toBeNull();
    expect(asked).toEqual(['card 1-1', 'card 3-3']);
    vi.setSystemTime(Date.now() + 26 * 60_000);
    expect(await serialOf(source.load(1))).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it('at the limit are those that are held; the server is asked again when the limit ends', async () => {
    answerCards([1, 2]);
    await source.load(1);
    const asked = answerCards([1, 2], [limit]);
    await expect(source.load(2, { isUrgent: true })).rejects.toThrow('REQUESTS_EXCEEDED');
    expect(source.limitEndsAt.read()).toBe(Date.now() + 1_800_000);
    await expect(source.load(2, { isUrgent: true })).rejects.toThrow('REQUESTS_EXCEEDED');
    expect(await serialOf(source.load(1))).toBe(1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_800_000);
    expect(source.limitEndsAt.read()).toBeNull();
    expect(await serialOf(source.load(2))).toBe(2);
  });

  it('that were shown on a paired screen are there after a reload without a network', async () => {
    const store = new Map<number, HallCard>();
    const memory = {
      ...createHallMemory(),
      readCard: (serial: number) => Promise.resolve(store.get(serial) ?? null),
      saveCard: (card: HallCard) => Promise.resolve(void store.set(card.serial_number, card)),
    };
    source = new HallSource(memory);
    answerCards([1, 2]);
    await source.load(1);
    source.keepShown();
    await source.load(2);
    await source.stopKeeping();
    answerCards([], [broken, broken]);
    source = new HallSource(memory);
    expect(await serialOf(source.load(2, { isUrgent: true }))).toBe(2);
    await expect(source.load(1, { isUrgent: true })).rejects.toThrow();
  });

  it('are not asked for by the slideshow for a while after no answer, but for a person they are', async () => {
    const asked = answerCards([1, 2], [broken, broken]);
    await expect(source.load(1)).rejects.toThrow();
    await expect(source.load(2)).rejects.toThrow();
    expect(asked).toHaveLength(1);
    await expect(source.load(2, { isUrgent: true })).rejects.toThrow();
    expect(await serialOf(source.load(2, { isUrgent: true }))).toBe(2);
    expect(await serialOf(source.load(1))).toBe(1);
    expect(asked).toHaveLength(4);
  });
});
