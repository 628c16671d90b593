import { type HallCard, hallCard, hallDeckContract } from '@suchi/contracts/hall';
import * as z from 'zod/mini';

const keptDeck = z.object({
  deck: hallDeckContract.output,
  /** The name of this screen, and when its right ends. */
  screen: z.object({ name: z.string(), endsAt: z.string() }),
});
type KeptDeck = z.output<typeof keptDeck>;

/**
 * What a paired screen holds for the time without a network: the deck, the cards, and the bytes of their photos, since
 * signed addresses expire. It is erased when the screen is removed and when the event ends.
 */
export interface HallMemory {
  readDeck: () => Promise<KeptDeck | null>;
  saveDeck: (kept: KeptDeck) => Promise<void>;
  readCard: (serial: number) => Promise<HallCard | null>;
  saveCard: (card: HallCard, photo: Blob | null) => Promise<void>;
  readPhoto: (serial: number) => Promise<Blob | null>;
  /** The serial numbers that are held. */
  list: () => Promise<number[]>;
  forget: (serials: readonly number[]) => Promise<void>;
  erase: () => Promise<void>;
}

const name = 'suchi-hall';
const addressOf = (part: string) => new URL(`/hall-memory/${part}`, window.location.href).href;
const json = (value: unknown) => new Response(JSON.stringify(value));

/**
 * Null in a browser that stores nothing: then the screen needs the network. Only a deck begins the memory, so that a
 * card that comes after the memory was erased is not held.
 */
async function open({ begins = false } = {}): Promise<Cache | null> {
  try {
    return begins || (await caches.has(name)) ? await caches.open(name) : null;
  } catch {
    return null;
  }
}

async function read(part: string): Promise<unknown> {
  const kept = await (await open())?.match(addressOf(part));
  return kept ? ((await kept.json()) as unknown) : null;
}

async function erase(): Promise<void> {
  if ((await open()) !== null) await caches.delete(name);
}

/** In the browser's cache, which keeps bytes without a database of our own. */
export function createHallMemory(now: () => number = Date.now): HallMemory {
  return {
    async readDeck() {
      const kept = keptDeck.safeParse(await read('deck')).data ?? null;
      if (kept === null || Date.parse(kept.screen.endsAt) > now()) return kept;
      await erase();
      return null;
    },
    async saveDeck(kept) {
      await (await open({ begins: true }))?.put(addressOf('deck'), json(kept));
    },
    readCard: async (serial) => hallCard.safeParse(await read(`card/${serial}`)).data ?? null,
    async saveCard(card, photo) {
      const cache = await open();
      if (photo) await cache?.put(addressOf(`photo/${card.serial_number}`), new Response(photo));
      await cache?.put(addressOf(`card/${card.serial_number}`), json(card));
    },
    async readPhoto(serial) {
      const kept = await (await open())?.match(addressOf(`photo/${serial}`));
      return kept ? kept.blob() : null;
    },
    async list() {
      const keys = (await (await open())?.keys()) ?? [];
      return keys.flatMap(({ url }) => {
        const serial = /\/hall-memory\/card\/(\d+)$/.exec(url)?.[1];
        return serial === undefined ? [] : [Number(serial)];
      });
    },
    async forget(serials) {
      const cache = await open();
      for (const serial of serials)
        for (const part of ['card', 'photo']) await cache?.delete(addressOf(`${part}/${serial}`));
    },
    erase,
  };
}
