import * as z from 'zod/mini';
import type { BrowserStorage } from '../../config/browser-storage.ts';
import { deviceCopyKey, keptForMs } from '../device-copies.ts';

const waitingSend = z.object({
  key: z.string(),
  /** For the words about it. */
  kind: z.enum(['note', 'favourite', 'draft', 'interest']),
  /** A later send about the same subject replaces this one. */
  subject: z.string(),
  method: z.enum(['POST', 'DELETE']),
  path: z.string().check(z.regex(/^\/[a-z]/)),
  body: z.unknown(),
  /** Refusals which mean that it has happened already. */
  doneBy: z.readonly(z.array(z.string())),
  keptAtMs: z.number(),
});

/** A change that waits on this device until the server has it. */
export type WaitingSend = z.output<typeof waitingSend>;

/** Each send has a key of its own in the storage, so that tabs cannot overwrite each other's. */
export function createSendStore(storage: BrowserStorage, userId: () => string | null) {
  const prefix = () => `${deviceCopyKey('outbox', userId() ?? '')}.`;
  function read(): WaitingSend[] {
    if (userId() === null) return [];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys
      .filter((key) => key?.startsWith(prefix()) === true)
      .map((key) => parseSend(storage.getItem(key ?? '')))
      .filter((send) => send !== null)
      .filter(({ keptAtMs }) => Date.now() - keptAtMs < keptForMs)
      .toSorted((one, other) => one.keptAtMs - other.keptAtMs);
  }
  return {
    /** In the order in which they were made. */
    read,
    /** False where the device refuses, such as a private window or a full phone. */
    add: (send: WaitingSend): boolean => {
      try {
        storage.setItem(prefix() + send.key, JSON.stringify(send));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key: string): void => storage.removeItem(prefix() + key),
  };
}

function parseSend(json: string | null): WaitingSend | null {
  try {
    return waitingSend.parse(JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
}
