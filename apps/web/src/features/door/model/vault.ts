import { wrongPinsMost } from '@suchi/domain/melawa';
import type { DeskStore } from './desk-store.ts';
import { type Lock, makeLock, openBytes, openLock, sealBytes } from './lock-bytes.ts';

/** The store with its key: what it writes is sealed. */
export interface Vault {
  read: <Value>(name: string) => Promise<Value | null>;
  write: (entries: Readonly<Record<string, unknown>>) => Promise<void>;
  readBytes: (name: string) => Promise<ArrayBuffer | null>;
  writeBytes: (name: string, bytes: ArrayBuffer) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
  /** The names that begin so, in order. */
  list: (beginning: string) => Promise<string[]>;
}

interface KeptLock extends Lock {
  desk: number;
  wrongPins: number;
}

const lockName = 'lock';

function createVault(store: DeskStore, key: CryptoKey): Vault {
  const readBytes = async (name: string) => {
    const sealed = (await store.read(name)) as Uint8Array<ArrayBuffer> | undefined;
    return sealed === undefined ? null : openBytes(key, sealed);
  };
  const sealJson = (value: unknown) => sealBytes(key, new TextEncoder().encode(JSON.stringify(value)));
  return {
    readBytes,
    read: async <Value>(name: string) => {
      const bytes = await readBytes(name);
      return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as Value);
    },
    write: async (entries) => {
      const sealed = Object.entries(entries).map(
        async ([name, value]) => [name, await sealJson(value)] as const,
      );
      await store.write(await Promise.all(sealed));
    },
    writeBytes: async (name, bytes) => store.write([[name, await sealBytes(key, bytes)]]),
    remove: (names) => store.remove(names),
    list: async (beginning) => (await store.names()).filter((name) => name.startsWith(beginning)).toSorted(),
  };
}

/** Null: this phone is no desk. */
export async function findKeptDesk(store: DeskStore): Promise<{ desk: number } | null> {
  const lock = (await store.read(lockName)) as KeptLock | undefined;
  return lock === undefined ? null : { desk: lock.desk };
}

/** Begins anew: what was kept before is gone. */
export async function makeVault(store: DeskStore, pin: string, desk: number): Promise<Vault> {
  const lock = await makeLock(pin);
  const key = await openLock(lock, pin);
  if (key === null) throw new Error('A new lock must open');
  await store.clear();
  const kept: KeptLock = { ...lock, desk, wrongPins: 0 };
  await store.write([[lockName, kept]]);
  return createVault(store, key);
}

/** The vault, or how often a wrong PIN may still be typed; at none the caller wipes. */
export async function openVault(store: DeskStore, pin: string): Promise<Vault | { triesLeft: number }> {
  const lock = (await store.read(lockName)) as KeptLock | undefined;
  if (lock === undefined) return { triesLeft: 0 };
  // Counted before it is tried, so that a phone that is switched off counts too.
  await store.write([[lockName, { ...lock, wrongPins: lock.wrongPins + 1 }]]);
  const key = lock.wrongPins < wrongPinsMost ? await openLock(lock, pin) : null;
  if (key === null) return { triesLeft: Math.max(0, wrongPinsMost - lock.wrongPins - 1) };
  await store.write([[lockName, { ...lock, wrongPins: 0 }]]);
  return createVault(store, key);
}
