import type { HallDeck } from '@suchi/contracts/hall';
import { type Deck, drawSerial, emptyDeck, type SectionKind, tvSlideMs } from '@suchi/domain/print';
import type { HallSource, ReadyCard } from './hall-source.ts';
import type { KeptRound } from './kept-round.ts';
import { createStore } from '../../../shared/state/create-store.ts';

type DeckFacts = NonNullable<HallDeck['deck']>;

/** What the screen shows, and what the bar says about it. */
export interface TvState {
  shown: ReadyCard | { missing: number; before: number | null; after: number | null } | null;
  /** The number that a person asked for last; null while the slideshow chooses. */
  asked: number | null;
  entry: 'idle' | 'loading' | 'found' | 'none' | 'failed';
  isPlaying: boolean;
  isBlank: boolean;
  section: SectionKind | null;
  /** Of this round of the slideshow. */
  round: { shown: number; of: number };
  next: ReadyCard | null;
}

const start: TvState = {
  shown: null,
  asked: null,
  entry: 'idle',
  isPlaying: false,
  isBlank: false,
  section: null,
  round: { shown: 0, of: 0 },
  next: null,
};
/** Shows single numbers and the slideshow. A failed request never replaces what is shown. */
export class TvPlayer {
  readonly state = createStore(start);
  readonly #source: Pick<HallSource, 'load'>;
  readonly #random: () => number;
  #facts: DeckFacts | null = null;
  #deck: Deck = emptyDeck;
  /** What was shown, each number once, the latest last. */
  #history: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slides = 0;
  /** Rises with each wish; an answer to an older wish is dropped. */
  #wish = 0;

  constructor(source: Pick<HallSource, 'load'>, random: () => number = Math.random) {
    this.#source = source;
    this.#random = random;
  }

  setDeck(facts: DeckFacts): void {
    this.#facts = facts;
    const { shown, next } = this.state.read();
    // Who withdrew is taken from the screen.
    if (shown && 'card' in shown && !facts.serials.includes(shown.card.serial_number))
      this.#change({ shown: null, entry: 'idle' });
    if (next && !facts.serials.includes(next.card.serial_number)) this.#change({ next: null });
  }

  async show(serial: number): Promise<void> {
    const mine = this.#begin();
    this.#putBack();
    this.#change({ asked: serial, entry: 'loading', isPlaying: false, isBlank: false });
    try {
      const ready = await this.#source.load(serial, { isUrgent: true });
      if (mine !== this.#wish) return;
      if (ready) this.#present(ready, 'found');
      else this.#change({ entry: 'none', shown: { missing: serial, ...neighbours(this.#facts, serial) } });
    } catch {
      if (mine === this.#wish) this.#change({ entry: 'failed' });
    }
  }

  setPlaying(isPlaying: boolean): void {
    const mine = this.#begin();
    this.#change({ isPlaying, ...(isPlaying && { isBlank: false }) });
    if (isPlaying) void this.#slide(mine);
  }

  setSection(section: SectionKind | null): void {
    if (section === this.state.read().section) return;
    this.#deck = emptyDeck;
    this.#change({ section, next: null });
    if (this.state.read().isPlaying) void this.#slide(this.#begin());
  }

  setBlank(isBlank: boolean): void {
    this.#change({ isBlank });
  }

  goNext(): Promise<void> {
    return this.#slide(this.#begin());
  }

  async goBack(): Promise<void> {
    const { isPlaying } = this.state.read();
    const serial = this.#history.at(-2);
    if (serial === undefined) return;
    this.#history = this.#history.slice(0, -1);
    await this.show(serial);
    if (!isPlaying) return;
    const mine = this.#begin();
    this.#change({ isPlaying });
    this.#timer = setTimeout(() => void this.#slide(mine), tvSlideMs);
  }

  /** Shows nothing any more. */
  stop(): void {
    this.#begin();
    this.#deck = emptyDeck;
    this.#history = [];
    this.state.set(start);
  }

  /** What a page that is loaded again needs to go on; null before the first number. */
  round(): KeptRound | null {
    const { section, next } = this.state.read();
    if (this.#facts === null || this.#history.length === 0) return null;
    const prepared = next ? [next.card.serial_number] : [];
    return {
      year: this.#facts.year,
      section,
      waiting: [...prepared, ...this.#deck.waiting],
      history: this.#history,
    };
  }

  /** Goes on with the round of an earlier page: shows the last number again, or plays. */
  async resume(kept: KeptRound | null, { isPlaying }: { isPlaying: boolean }): Promise<void> {
    if (kept !== null && kept.year === this.#facts?.year) {
      const { waiting, section } = kept;
      this.#history = kept.history.filter((serial) => this.#facts?.serials.includes(serial));
      this.#deck = { waiting, last: this.#history.at(-1) ?? null };
      this.#change({ section });
    }
    if (isPlaying) {
      this.setPlaying(true);
      return;
    }
    const mine = this.#begin();
    const last = this.#history.at(-1);
    const ready = last === undefined ? null : await this.#source.load(last).catch(() => null);
    if (ready && mine === this.#wish) this.#change({ shown: ready });
  }

  /** A text that changes as long as the player works: with each slide, and with the time while it stands still. */
  signOfLife = (): string => (this.state.read().isPlaying ? `slide ${this.#slides}` : `time ${Date.now()}`);

  #change(part: Partial<TvState>): void {
    this.state.set({ ...this.state.read(), ...part });
  }

  /** Stops what is on its way. */
  #begin(): number {
    clearTimeout(this.#timer);
    this.#wish += 1;
    return this.#wish;
  }

  #present(ready: ReadyCard, entry: 'found' | 'idle'): void {
    const { serial_number: serial } = ready.card;
    this.#history = [...this.#history.filter((each) => each !== serial), serial];
    this.#change({ shown: ready, entry });
  }

  /** What was prepared has not been seen, so it stays in the round. */
  #putBack(): void {
    const serial = this.state.read().next?.card.serial_number;
    if (serial !== undefined) this.#deck = { ...this.#deck, waiting: [serial, ...this.#deck.waiting] };
    this.#change({ next: null });
  }

  #serials(): readonly number[] {
    if (this.#facts === null) return [];
    const { sections, serials } = this.#facts;
    const { section } = this.state.read();
    const chosen = sections.find(({ kind }) => kind === section);
    return chosen ? serials.filter((serial) => serial >= chosen.from && serial <= chosen.to) : serials;
  }

  /** The next of the round; while none of the round can be loaded, what was shown longest ago. */
  async #prepare(): Promise<ReadyCard | null> {
    const all = this.#serials();
    return (await this.#drawReady(all)) ?? (await this.#repeat(all));
  }

  /** Draws until one can be shown. Those that cannot be loaded now come later in the round. */
  async #drawReady(all: readonly number[]): Promise<ReadyCard | null> {
    const waiting = this.#deck.waiting.filter((serial) => all.includes(serial));
    this.#deck = { ...this.#deck, waiting };
    for (let tries = waiting.length || all.length; tries > 0; tries -= 1) {
      const { serial, deck } = drawSerial(this.#deck, all, this.#random);
      this.#deck = deck;
      if (serial === null) return null;
      try {
        const ready = await this.#source.load(serial);
        const isSeenNow = serial === this.#history.at(-1) && all.length > 1;
        if (ready && !isSeenNow) return ready;
        if (isSeenNow) this.#putLast(serial);
      } catch {
        this.#putLast(serial);
      }
    }
    return null;
  }

  #putLast(serial: number): void {
    this.#deck = { ...this.#deck, waiting: [...this.#deck.waiting, serial] };
  }

  async #repeat(all: readonly number[]): Promise<ReadyCard | null> {
    const earlier = this.#history.slice(0, -1).filter((serial) => all.includes(serial));
    for (const serial of earlier) {
      const ready = await this.#source.load(serial).catch(() => null);
      if (ready) return ready;
    }
    return null;
  }

  /** Shows what is prepared, prepares the next, and comes back after three seconds. */
  async #slide(mine: number): Promise<void> {
    this.#slides += 1;
    const ready = this.state.read().next ?? (await this.#prepare());
    if (mine !== this.#wish) return;
    const { isPlaying, isBlank } = this.state.read();
    if (isPlaying) this.#timer = setTimeout(() => void this.#slide(mine), tvSlideMs);
    // While the screen is dark, the next card waits.
    if (isBlank) return this.#change({ next: ready });
    if (ready) {
      const of = this.#serials().length;
      this.#present(ready, 'idle');
      this.#change({ asked: null, next: null, round: { shown: of - this.#deck.waiting.length, of } });
    }
    const next = await this.#prepare();
    if (mine === this.#wish) this.#change({ next });
    return undefined;
  }
}

function neighbours(facts: DeckFacts | null, serial: number) {
  const serials = facts?.serials ?? [];
  return {
    before: serials.findLast((each) => each < serial) ?? null,
    after: serials.find((each) => each > serial) ?? null,
  };
}
