import { type HallCard, hallCardsContract, type HallDeck, hallDeckContract } from '@suchi/contracts/hall';
import { api } from '../../../shared/api/api.ts';
import type { HallMemory } from './hall-memory.ts';

/** A card that is ready to be shown: its photo is decoded. */
export interface ReadyCard {
  card: HallCard;
  /** Null without a photo, or when the photo could not be loaded. */
  photoUrl: string | null;
}

const anonymous = { anonymous: true } as const;
/** A photo that does not come in this time is left out, not waited for. */
const photoTimeoutMs = 8000;
/** Addresses of photos hold for at least half an hour. */
const freshForMs = 25 * 60_000;
const photosHeld = 12;
const cardsAtOnce = 25;

/** Reads the deck and cards from the server, or from the memory when the server does not answer. */
export class HallSource {
  readonly #memory: HallMemory;
  readonly #known = new Map<number, { card: HallCard; at: number }>();
  readonly #photos = new Map<string, string>();

  constructor(memory: HallMemory) {
    this.#memory = memory;
  }

  readDeck(): Promise<HallDeck> {
    return api.call(hallDeckContract, {}, anonymous);
  }

  /** Null when the number has no profile. Throws when neither the server nor the memory answers. */
  async load(serial: number): Promise<ReadyCard | null> {
    const card = await this.#findCard(serial);
    return card && { card, photoUrl: await this.#findPhoto(card) };
  }

  /** Fills the memory; reports how many cards it holds. */
  async loadAll(serials: readonly number[], onProgress: (loaded: number) => void): Promise<void> {
    const held = new Set(await this.#memory.list());
    const missing = serials.filter((serial) => !held.has(serial));
    let loaded = serials.length - missing.length;
    onProgress(loaded);
    for (const first of batchStarts(missing))
      for (const card of await this.#readCards(first, first + cardsAtOnce - 1)) {
        if (held.has(card.serial_number)) continue;
        await this.#memory.saveCard(card, card.photo && (await fetchPhoto(card.photo.url)));
        loaded += 1;
        onProgress(loaded);
      }
  }

  /** Forgets cards that may not be shown any more. */
  async keepOnly(serials: readonly number[]): Promise<void> {
    const allowed = new Set(serials);
    for (const serial of this.#known.keys()) if (!allowed.has(serial)) this.#known.delete(serial);
    await this.#memory.forget((await this.#memory.list()).filter((serial) => !allowed.has(serial)));
  }

  async #readCards(from: number, to: number): Promise<HallCard[]> {
    const answer = await api.call(hallCardsContract, { from, to, view: 'card' }, anonymous);
    const items = answer.view === 'card' ? answer.items : [];
    for (const card of items) this.#known.set(card.serial_number, { card, at: Date.now() });
    return items;
  }

  async #findCard(serial: number): Promise<HallCard | null> {
    const held = this.#known.get(serial);
    if (held && Date.now() - held.at < freshForMs) return held.card;
    try {
      return (await this.#readCards(serial, serial))[0] ?? null;
    } catch (error) {
      const kept = held?.card ?? (await this.#memory.readCard(serial));
      if (kept === null) throw error;
      return kept;
    }
  }

  async #findPhoto({ serial_number: serial, photo }: HallCard): Promise<string | null> {
    if (photo === null) return null;
    const key = `${serial} ${photo.url.split('?')[0] ?? ''}`;
    const ready = this.#photos.get(key);
    if (ready !== undefined) return ready;
    const bytes = (await this.#memory.readPhoto(serial)) ?? (await fetchPhoto(photo.url));
    if (bytes === null) return null;
    const url = this.#keepPhoto(key, bytes);
    await decode(url);
    return url;
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

/** The first numbers of as few requests as possible. */
function batchStarts(serials: readonly number[]): number[] {
  const starts: number[] = [];
  for (const serial of serials)
    if (starts.length === 0 || serial >= (starts.at(-1) ?? 0) + cardsAtOnce) starts.push(serial);
  return starts;
}

async function fetchPhoto(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(photoTimeoutMs) });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
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
