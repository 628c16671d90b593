import type { HallDeck, HallScreenState, OwnScreen, StageStrip } from '@suchi/contracts/hall';
import { createHallMemory, type HallMemory } from './hall-memory.ts';
import { HallSource, type ReadyCard } from './hall-source.ts';
import { beginScreen, endScreen, openScreenLink, type ScreenLink, wasMadeScreen } from './screen-link.ts';
import { noteRound, readRound, wasPlaying } from './kept-round.ts';
import { createStore } from '../../../shared/state/create-store.ts';
import { TvPlayer } from './tv-player.ts';

export type TvPhase =
  | { kind: 'loading' | 'off' | 'failed' }
  | { kind: 'pairing'; code: string; endsAt: string }
  | { kind: 'ready'; deck: HallDeck; screen: string | null; loaded: number };

/** What this screen shows of the stage: it comes with its photo, or without one when that does not load. */
export interface ShownStage extends StageStrip {
  ready: ReadyCard | null;
}

/** Who withdraws is gone from a screen after this time at the latest. */
const deckEveryMs = 60_000;
const retryMs = 5000;

/** What one open hall page does: the deck, the pairing, the commands of the desk. */
export class TvSession {
  readonly phase = createStore<TvPhase>({ kind: 'loading' });
  /** Whether the server gave an answer to the last request of the page itself. */
  readonly isAnswered = createStore(true);
  /** The stage of the melawa, while this screen follows it. */
  readonly stage = createStore<ShownStage | null>(null);
  readonly limitEndsAt: HallSource['limitEndsAt'];
  readonly player: TvPlayer;
  readonly #memory: HallMemory;
  readonly #source: HallSource;
  #link: ScreenLink | null = null;
  #deckTimer: ReturnType<typeof setTimeout> | undefined;
  #codeTimer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #loading: Promise<void> | null = null;
  #stopNoting: () => void = () => undefined;
  /** The number of the last command that was done; -1 before the first answer. */
  #seen = -1;
  /** Rises with each answer about the stage. */
  #strips = 0;
  /** Null while this browser is no authorised screen, or has not heard so. */
  #screen: { name: string; endsAt: string } | null = null;

  constructor(memory: HallMemory = createHallMemory()) {
    this.#memory = memory;
    this.#source = new HallSource(memory);
    this.limitEndsAt = this.#source.limitEndsAt;
    this.player = new TvPlayer(this.#source);
  }

  async start(): Promise<void> {
    this.#isStopped = false;
    await this.#refreshDeck();
    if (this.#isStopped) return;
    void this.player.resume(readRound(), { isPlaying: wasPlaying() });
    const { player } = this;
    this.#stopNoting = player.state.subscribe(() => noteRound(player.round(), player.state.read().isPlaying));
    if (wasMadeScreen() && this.#link === null) this.#openLink();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#deckTimer);
    clearTimeout(this.#codeTimer);
    this.#link?.stop();
    this.#link = null;
    this.#stopNoting();
    this.player.stop();
  }

  async pair(): Promise<void> {
    clearTimeout(this.#codeTimer);
    let waitMs = retryMs;
    try {
      const begun = await beginScreen();
      if (this.#isStopped) return;
      this.#seen = -1;
      this.phase.set({ kind: 'pairing', ...begun });
      this.#openLink();
      // A new code before this one is refused.
      waitMs = Date.parse(begun.endsAt) - Date.now() - retryMs;
    } catch {
      // Tried again below.
    }
    this.#codeTimer = setTimeout(() => void this.pair(), waitMs);
  }

  async cancelPairing(): Promise<void> {
    clearTimeout(this.#codeTimer);
    this.#link?.stop();
    await endScreen();
    await this.#forgetScreen();
  }

  loadForOffline(): void {
    const phase = this.phase.read();
    if (this.#loading !== null || phase.kind !== 'ready' || phase.deck.deck === null) return;
    this.#loading = this.#source
      .loadAll(phase.deck.deck.serials, {
        onProgress: (loaded) => this.#changeReady({ loaded }),
        isWanted: () => this.#screen !== null,
      })
      // The button stays, and the next deck goes on where it stopped.
      .catch(() => undefined)
      .finally(() => {
        this.#loading = null;
      });
  }

  #changeReady(part: { loaded?: number; screen?: string }): void {
    const phase = this.phase.read();
    if (phase.kind === 'ready') this.phase.set({ ...phase, ...part });
  }

  #take(deck: HallDeck): void {
    const phase = this.phase.read();
    if (deck.deck) this.player.setDeck(deck.deck);
    if (phase.kind === 'pairing') return;
    const { screen, loaded } = phase.kind === 'ready' ? phase : { screen: null, loaded: 0 };
    this.phase.set(deck.deck ? { kind: 'ready', deck, screen, loaded } : { kind: 'off' });
  }

  async #refreshDeck(): Promise<void> {
    clearTimeout(this.#deckTimer);
    let waitMs = deckEveryMs;
    try {
      const deck = await this.#source.readDeck();
      this.isAnswered.set(true);
      this.#take(deck);
      await this.#keep(deck);
    } catch {
      waitMs = retryMs;
      this.isAnswered.set(false);
      await this.#takeKept();
    }
    if (!this.#isStopped) this.#deckTimer = setTimeout(() => void this.#refreshDeck(), waitMs);
  }

  /** A paired screen holds what may be shown, those who agree during the event too. */
  async #keep(deck: HallDeck): Promise<void> {
    if (deck.deck === null) return;
    await this.#source.keepOnly(deck.deck.serials);
    if (this.#screen === null) return;
    await this.#memory.saveDeck({ deck, screen: this.#screen });
    this.loadForOffline();
  }

  /** Without the server: what this screen holds, until its event ends. */
  async #takeKept(): Promise<void> {
    const kept = await this.#memory.readDeck();
    const { kind } = this.phase.read();
    if (kept && kind !== 'ready') {
      this.#take(kept.deck);
      this.#changeReady({ screen: kept.screen.name, loaded: (await this.#memory.list()).length });
    } else if (kind === 'loading') this.phase.set({ kind: 'failed' });
  }

  #openLink(): void {
    this.#link?.stop();
    this.#link = openScreenLink({
      onAnswer: (screen) => void this.#hear(screen),
      onNoAnswer: () => this.isAnswered.set(false),
      onGone: () => void this.#forgetScreen(),
      report: () => this.#report(),
    });
  }

  async #hear(screen: OwnScreen): Promise<void> {
    this.isAnswered.set(true);
    if (screen.name === null) return;
    const isNew = this.#screen === null;
    this.#screen = { name: screen.name, endsAt: screen.ends_at };
    this.#source.keepShown();
    if (isNew) {
      clearTimeout(this.#codeTimer);
      if (this.phase.read().kind === 'pairing') this.phase.set({ kind: 'loading' });
      await this.#refreshDeck();
    }
    this.#changeReady({ screen: screen.name });
    this.#obey(screen.state);
    await this.#follow(screen.stage);
  }

  /** The next card comes when its photo is decoded; an answer to an older call is dropped. */
  async #follow(strip: StageStrip | null): Promise<void> {
    this.#strips += 1;
    const mine = this.#strips;
    const shown = this.stage.read()?.ready ?? null;
    const isSame = shown !== null && shown.card.serial_number === strip?.card?.serial_number;
    const card = strip?.card ?? null;
    const ready = isSame ? shown : card && (await this.#source.prepare(card));
    if (mine !== this.#strips) return;
    this.stage.set(strip && { ...strip, ready });
    if (strip?.next) void this.#source.preload(strip.next.number, strip.next.photo).catch(() => undefined);
  }

  #obey({ number, command, section, is_blank: isBlank, is_playing: isPlaying }: HallScreenState): void {
    if (number <= this.#seen) return;
    const isFirst = this.#seen < 0;
    this.#seen = number;
    // The desk has not said anything yet.
    if (command === null) return;
    const { player } = this;
    const tell = () => void this.#link?.beat();
    player.setSection(section);
    player.setBlank(isBlank);
    if (command.kind === 'show') void player.show(command.serial_number).then(tell);
    else if (isPlaying !== player.state.read().isPlaying) player.setPlaying(isPlaying);
    // An old step is not repeated after a reload.
    if (!isFirst && command.kind === 'next') void player.goNext().then(tell);
    if (!isFirst && command.kind === 'back') void player.goBack().then(tell);
  }

  async #forgetScreen(): Promise<void> {
    this.#link = null;
    this.#screen = null;
    this.#seen = -1;
    this.#strips += 1;
    this.stage.set(null);
    this.player.stop();
    // What is on its way would fill the memory again.
    await this.#loading;
    await this.#source.stopKeeping();
    await this.#memory.erase();
    this.phase.set({ kind: 'loading' });
    await this.#refreshDeck();
  }

  #report() {
    const { shown, round, next } = this.player.state.read();
    const phase = this.phase.read();
    return {
      seen: this.#seen,
      item: shown && 'card' in shown ? shown.card.serial_number : null,
      report: {
        next: next?.card.serial_number ?? null,
        shown: Math.max(0, round.shown),
        of: round.of,
        loaded: phase.kind === 'ready' ? phase.loaded : 0,
      },
    };
  }
}
