import { type HallCard, hallCardsContract, type HallDeck, hallDeckContract } from '@suchi/contracts/hall';
import { coverSerials } from '@suchi/domain/hall';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/api.ts';
import type { HallMemory } from './hall-memory.ts';
import { createStore } from '../../../shared/state/create-store.ts';

/** A card that is ready to be shown: its photo is decoded. */
export interface ReadyCard {
  card: HallCard;
  /** Null without a photo, or when the photo could not be loaded. */
  photoUrl: string | null;
}

interface LoadOptions {
  /** A person waits for this number: it is asked for in any case, and shown without its photo if need be. */
  isUrgent?: boolean;
}

/** What does not come in this time is left out, not waited for. */
const answerTimeoutMs = 6000;
const photoTimeoutMs = 8000;
/** After a request without an answer, the slideshow lives for so long on what it has. */
const silentForMs = 15_000;
/** When the server does not say how long its limit holds. */
const unknownLimitSeconds = 60;
/** Addresses of photos hold for at least half an hour. */
const freshForMs = 25 * 60_000;
const photosHeld = 12;
const cardsAtOnce = 25;

/** Reads the deck and cards from the server, or from the memory when the server does not answer. */
export class HallSource {
  /** When the limit of this connection ends, in milliseconds; null while it is not reached. */
  readonly limitEndsAt = createStore<number | null>(null);
  readonly #memory: HallMemory;
  readonly #known = new Map<number, { card: HallCard; at: number }>();
  readonly #photos = new Map<string, string>();
  #silentUntil = 0;
  #isKeeping = false;
  #saving: Promise<void> = Promise.resolve();

  constructor(memory: HallMemory) {
    this.#memory = memory;
  }

  readDeck(): Promise<HallDeck> {
    return api.call(hallDeckContract, {}, inTime());
  }

  /** Null when the number has no profile. Throws when neither the server nor the memory answers. */
  async load(serial: number, options: LoadOptions = {}): Promise<ReadyCard | null> {
    const card = await this.#findCard(serial, options);
    return card && { card, photoUrl: await this.#findPhoto(card, options, card) };
  }

  /** A card that the server sent by itself, with its photo ready. */
  async prepare(card: HallCard): Promise<ReadyCard> {
    return { card, photoUrl: await this.#findPhoto(card, { isUrgent: true }, null) };
  }

  /** Loads the photo of somebody who is shown soon. */
  async preload(serial: number, photo: HallCard['photo']): Promise<void> {
    if (photo !== null) await this.#findPhoto({ serial_number: serial, photo }, {}, null);
  }

  /** Fills the memory while it is wanted; reports how many cards it holds. Throws when something does not come. */
  async loadAll(
    serials: readonly number[],
    { onProgress, isWanted }: { onProgress: (loaded: number) => void; isWanted: () => boolean },
  ): Promise<void> {
    const held = new Set(await this.#memory.list());
    const missing = serials.filter((serial) => !held.has(serial));
    let loaded = serials.length - missing.length;
    onProgress(loaded);
    for (const { from, to } of coverSerials(missing, cardsAtOnce))
      for (const card of await this.#readCards(from, to)) {
        if (held.has(card.serial_number)) continue;
        const photo = card.photo && (await fetchPhoto(card.photo.url));
        if (!isWanted()) return;
        await this.#memory.saveCard(card, photo);
        loaded += 1;
        onProgress(loaded);
      }
  }

  /** From now on a card that is shown is held as well: the memory fills in the order of the numbers. */
  keepShown(): void {
    this.#isKeeping = true;
  }

  /** Resolves when nothing is being written any more. */
  stopKeeping(): Promise<void> {
    this.#isKeeping = false;
    return this.#saving;
  }

  /** Forgets cards that may not be shown any more. */
  async keepOnly(serials: readonly number[]): Promise<void> {
    const allowed = new Set(serials);
    for (const serial of this.#known.keys()) if (!allowed.has(serial)) this.#known.delete(serial);
    await this.#memory.forget((await this.#memory.list()).filter((serial) => !allowed.has(serial)));
  }

  async #readCards(from: number, to: number): Promise<HallCard[]> {
    if (this.limitEndsAt.read() !== null) throw new ApiError({ codes: ['REQUESTS_EXCEEDED'] });
    try {
      const answer = await api.call(hallCardsContract, { from, to, view: 'card' }, inTime());
      const items = answer.view === 'card' ? answer.items : [];
      for (const card of items) this.#known.set(card.serial_number, { card, at: Date.now() });
      this.#silentUntil = 0;
      return items;
    } catch (error) {
      this.#learn(error);
      throw error;
    }
  }

  /** At the limit the server is not asked before its time; without an answer the slideshow does not ask for a while. */
  #learn(error: unknown): void {
    if (error instanceof ApiError && error.status === 429) {
      const waitMs = (error.retryAfterSeconds ?? unknownLimitSeconds) * 1000;
      this.limitEndsAt.set(Date.now() + waitMs);
      setTimeout(() => this.limitEndsAt.set(null), waitMs);
    } else this.#silentUntil = Date.now() + silentForMs;
  }

  async #findCard(serial: number, { isUrgent = false }: LoadOptions): Promise<HallCard | null> {
    const held = this.#known.get(serial);
    if (held && Date.now() - held.at < freshForMs) return held.card;
    try {
      this.#checkMayAsk(isUrgent);
      return (await this.#readCards(serial, serial))[0] ?? null;
    } catch (error) {
      const kept = await this.#memory.readCard(serial);
      if (kept !== null) return kept;
      // The address of its photo is too old, so the card comes without it.
      if (held && isUrgent && this.limitEndsAt.read() === null) return held.card;
      throw error;
    }
  }

  async #findPhoto(
    { serial_number: serial, photo }: Pick<HallCard, 'serial_number' | 'photo'>,
    { isUrgent = false }: LoadOptions,
    /** The whole card, where it is held with its photo. */
    card: HallCard | null,
  ): Promise<string | null> {
    if (photo === null) return this.#hold(card, null);
    const key = `${serial} ${photo.url.split('?')[0] ?? ''}`;
    const ready = this.#photos.get(key);
    if (ready !== undefined) return ready;
    const held = await this.#memory.readPhoto(serial);
    const bytes = held ?? (await this.#askPhoto(photo.url, isUrgent));
    if (bytes === null) return null;
    if (held === null) this.#hold(card, bytes);
    const url = this.#keepPhoto(key, bytes);
    await decode(url);
    return url;
  }

  /** Nobody waits for it. */
  #hold(card: HallCard | null, photo: Blob | null): null {
    if (this.#isKeeping && card !== null)
      this.#saving = Promise.all([this.#saving, this.#memory.saveCard(card, photo)])
        // A full disk: the screen plays on with a network.
        .then(
          () => undefined,
          () => undefined,
        );
    return null;
  }

  async #askPhoto(url: string, isUrgent: boolean): Promise<Blob | null> {
    this.#checkMayAsk(isUrgent);
    try {
      return await fetchPhoto(url);
    } catch (error) {
      this.#learn(error);
      if (isUrgent) return null;
      throw error;
    }
  }

  #checkMayAsk(isUrgent: boolean): void {
    if (!isUrgent && Date.now() < this.#silentUntil) throw new ApiError({ codes: ['NETWORK'] });
  }

  #keepPhoto(key: string, bytes: Blob): string {
    const url = URL.createObjectURL(bytes);
    this.#photos.set(key, url);
    const [oldest] = this.#photos.keys();
    if (this.#photos.size > photosHeld && oldest !== undefined) {
      URL.revokeObjectURL(this.#photos.get(oldest) ?? '');
      this.#photos.delete(oldest);
    }
    return url;
  }
}

const inTime = () => ({ anonymous: true, signal: AbortSignal.timeout(answerTimeoutMs) });

/** Null when the server refuses. Throws when it does not answer. */
async function fetchPhoto(url: string): Promise<Blob | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(photoTimeoutMs) });
  if (response.status >= 500) throw new ApiError({ codes: ['UNKNOWN'], status: response.status });
  return response.ok ? response.blob() : null;
}

/** So that the change on the screen shows no half photo. */
async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    // The screen then shows what it can.
  }
}
