import { type HallCard, hallCard, type HallDeck, hallDeckContract } from '@suchi/contracts/hall';

/**
 * What a paired screen holds for the time without a network: the deck, the cards, and the bytes of their photos, since
 * signed addresses expire. It is erased when the screen is removed and when the event ends.
 */
export interface HallMemory {
  readDeck: () => Promise<HallDeck | null>;
  saveDeck: (deck: HallDeck, endsAt: string) => Promise<void>;
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

/** Null in a browser that stores nothing: then the screen needs the network. */
async function open(): Promise<Cache | null> {
  try {
    return await caches.open(name);
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
      const kept = (await read('deck')) as { deck: unknown; endsAt: string } | null;
      if (kept === null) return null;
      if (Date.parse(kept.endsAt) <= now()) {
        await erase();
        return null;
      }
      return hallDeckContract.output.safeParse(kept.deck).data ?? null;
    },
    async saveDeck(deck, endsAt) {
      await (await open())?.put(addressOf('deck'), json({ deck, endsAt }));
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
