import * as z from 'zod/mini';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import type { BrowserStorage } from '../../../shared/config/browser-storage.ts';

const chosen = z.object({
  number: z.int(),
  name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  town: z.nullable(z.string()),
  photo: z.nullable(z.string()),
});
export type Chosen = z.output<typeof chosen>;

const kept = z.object({
  /** The day of the melawa. */
  day: z.string(),
  list: z.array(chosen),
  /** Typed; tapped and waiting for the network; taken by the server. */
  state: z.enum(['open', 'waiting', 'sent']),
  send: z.nullable(z.object({ id: z.string(), tapped_at: z.string() })),
  /** How many the server took; all that is left after the close. */
  counted: z.nullable(z.int()),
  sentAt: z.nullable(z.string()),
});
export type KeptChoices = z.output<typeof kept>;

export const nothingKept = (day: string): KeptChoices => ({
  day,
  list: [],
  state: 'open',
  send: null,
  counted: null,
  sentAt: null,
});

const keyOf = (userId: string) => deviceCopyKey('melawa-choices', userId);

/** Of another day, or unreadable: nothing. */
export function readKept(storage: BrowserStorage, userId: string, day: string): KeptChoices {
  try {
    const read = kept.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return read.success && read.data.day === day ? read.data : nothingKept(day);
  } catch {
    return nothingKept(day);
  }
}

/** A phone that is full, or keeps nothing, has the list for as long as the page is open. */
export function writeKept(storage: BrowserStorage, userId: string, choices: KeptChoices): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(choices));
  } catch {
    storage.removeItem(keyOf(userId));
  }
}

/** After the close there is no list any more, on no device: only how many counted. */
export const closeKept = ({ day, counted }: KeptChoices): KeptChoices => ({ ...nothingKept(day), counted });
