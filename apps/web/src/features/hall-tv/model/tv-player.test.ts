import type { HallCard, HallDeck } from '@suchi/contracts/hall';
import { tvSlideMs } from '@suchi/domain/print';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadyCard } from './hall-source.ts';
import { TvPlayer } from './tv-player.ts';

const facts: NonNullable<HallDeck['deck']> = {
  year: 2026,
  sections: [
    { kind: 'unmarried_male', title: 'Unmarried Males', from: 1, to: 99 },
    { kind: 'widowed', title: 'Widowed', from: 801, to: 899 },
  ],
  serials: [1, 2, 3, 801, 802],
  index_serials: [1, 2, 3, 801, 802],
  last_serial: 899,
};
const readyCard = (serial: number): ReadyCard => ({
  card: { serial_number: serial, name: `Candidate ${serial}` } as HallCard,
  photoUrl: null,
});

let isCut = false;
/** What can be loaded without a network. */
let held: readonly number[] = [];
const load = (serial: number) =>
  isCut && !held.includes(serial)
    ? Promise.reject(new Error('no network'))
    : Promise.resolve(facts.serials.includes(serial) ? readyCard(serial) : null);
let player: TvPlayer;
const shownSerial = () => {
  const { shown } = player.state.read();
  return shown && 'card' in shown ? shown.card.serial_number : null;
};
const slides = async (count: number) => {
  const seen: (number | null)[] = [];
  for (let slide = 0; slide < count; slide += 1) {
    seen.push(shownSerial());
    await vi.advanceTimersByTimeAsync(tvSlideMs);
  }
  return seen;
};

beforeEach(() => {
  vi.useFakeTimers();
  isCut = false;
  held = [];
  player = new TvPlayer({ load });
  player.setDeck(facts);
});
afterEach(() => {
  player.stop();
  vi.useRealTimers();
});

describe('the slideshow', () => {
  it('shows everybody once a round, of every section, and never one twice in a row', async () => {
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    const seen = await slides(30);
    for (let round = 0; round < 30; round += 5)
      expect(new Set(seen.slice(round, round + 5))).toEqual(new Set([1, 2, 3, 801, 802]));
    expect(seen.some((serial, place) => place > 0 && serial === seen[place - 1])).toBe(false);
  });

  it('keeps what is shown while nothing can be loaded, and goes on by itself', async () => {
    player.setSection('unmarried_male');
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    isCut = true;
    await slides(2);
    const kept = shownSerial();
    expect(kept).not.toBeNull();
    expect(new Set(await slides(100))).toEqual(new Set([kept]));
    isCut = false;
    expect(new Set(await slides(6))).toEqual(new Set([1, 2, 3]));
  });

  it('repeats what it has while nothing new can be loaded, and then goes on with the round', async () => {
    player.setSection('unmarried_male');
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    const [first, second] = await slides(2);
    const third = shownSerial();
    held = [first, third].map(Number);
    isCut = true;
    const seen = await slides(9);
    // The next one was loaded before the cut.
    expect(new Set(seen.slice(2))).toEqual(new Set(held));
    expect(seen.some((serial, place) => place > 0 && serial === seen[place - 1])).toBe(false);
    isCut = false;
    expect(new Set(await slides(6))).toEqual(new Set([first, second, third]));
  });

  it('waits while the screen is dark, and uses up nobody’s turn', async () => {
    player.setSection('unmarried_male');
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    const [first] = await slides(1);
    const second = shownSerial();
    player.setBlank(true);
    expect(new Set(await slides(5))).toEqual(new Set([second]));
    expect(player.state.read().isBlank).toBe(true);
    player.setBlank(false);
    await slides(1);
    expect(new Set([first, second, shownSerial()])).toEqual(new Set([1, 2, 3]));
  });

  it('gives a sign of life with each slide, and with the time while it stands still', async () => {
    const before = player.signOfLife();
    await vi.advanceTimersByTimeAsync(2000);
    expect(player.signOfLife()).not.toBe(before);
    player.setPlaying(true);
    const first = player.signOfLife();
    await vi.advanceTimersByTimeAsync(2000);
    expect(player.signOfLife()).toBe(first);
    await vi.advanceTimersByTimeAsync(2000);
    expect(player.signOfLife()).not.toBe(first);
  });

  it('follows the section, stops, and steps by hand', async () => {
    player.setSection('widowed');
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(await slides(4))).toEqual(new Set([801, 802]));
    player.setPlaying(false);
    const stopped = shownSerial();
    expect(new Set(await slides(4))).toEqual(new Set([stopped]));
    await player.goNext();
    expect(shownSerial()).not.toBe(stopped);
    await player.goBack();
    expect(shownSerial()).toBe(stopped);
  });

  it('goes on with the round after a reload, with those who were not shown yet', async () => {
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    const before = await slides(2);
    before.push(shownSerial());
    const kept = player.round();
    player.stop();
    player = new TvPlayer({ load });
    player.setDeck(facts);
    await player.resume(kept, { isPlaying: true });
    await vi.advanceTimersByTimeAsync(0);
    const after = await slides(2);
    expect(new Set([...before, ...after])).toEqual(new Set(facts.serials));
    expect(player.state.read().round).toEqual({ shown: 1, of: 5 });
  });

  it('shows the last number again after a reload while nothing plays, if it may still be shown', async () => {
    player.setSection('unmarried_male');
    await player.show(2);
    const kept = player.round();
    const open = async (deck: typeof facts) => {
      player = new TvPlayer({ load });
      player.setDeck(deck);
      await player.resume(kept, { isPlaying: false });
      return [shownSerial(), player.state.read().section];
    };
    expect(await open(facts)).toEqual([2, 'unmarried_male']);
    expect(await open({ ...facts, serials: [1, 3] })).toEqual([null, 'unmarried_male']);
    expect(await open({ ...facts, year: 2027 })).toEqual([null, null]);
  });

  it('takes a candidate who withdrew from the screen', async () => {
    await player.show(2);
    player.setDeck({ ...facts, serials: [1, 3] });
    expect(player.state.read().shown).toBeNull();
  });
});

describe('a number', () => {
  it('is shown, or is named with its neighbours when it has no profile', async () => {
    await player.show(2);
    expect(player.state.read()).toMatchObject({ entry: 'found', shown: { card: { serial_number: 2 } } });
    await player.show(500);
    expect(player.state.read()).toMatchObject({
      entry: 'none',
      shown: { missing: 500, before: 3, after: 801 },
    });
    player.setPlaying(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.state.read()).toMatchObject({ asked: null, entry: 'idle' });
  });

  it('that gets no answer leaves the old card', async () => {
    await player.show(2);
    isCut = true;
    await player.show(3);
    expect(player.state.read().entry).toBe('failed');
    expect(shownSerial()).toBe(2);
  });

  it('that was asked for last wins', async () => {
    const first = player.show(1);
    await Promise.all([first, player.show(3)]);
    expect(shownSerial()).toBe(3);
  });
});
