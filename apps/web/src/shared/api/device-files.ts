import { keptForMs } from './device-copies.ts';

/** A file that waits on this device until the server has it. */
export interface KeptFile {
  bytes: Blob;
  /** What its keeper needs to know about it. */
  note: string | null;
}

type Stored = KeptFile & { keptAtMs: number };

interface FileStore {
  write: (key: string, file: Stored) => Promise<void>;
  read: (key: string) => Promise<Stored | null>;
  remove: (key: string) => Promise<void>;
  clear: () => Promise<void>;
}

const cacheName = 'suchi.files';
const openCache = () => caches.open(cacheName);

/** The browser's cache, because the storage of the texts has no room for photos. */
const inCache: FileStore = {
  write: async (key, { bytes, note, keptAtMs }) => {
    const headers = { 'content-type': bytes.type, 'x-kept': JSON.stringify({ note, keptAtMs }) };
    await (await openCache()).put(`/${key}`, new Response(bytes, { headers }));
  },
  read: async (key) => {
    const found = await (await openCache()).match(`/${key}`);
    if (!found) return null;
    const kept = JSON.parse(found.headers.get('x-kept') ?? '{}') as Omit<Stored, 'bytes'>;
    return { ...kept, bytes: await found.blob() };
  },
  remove: async (key) => void (await (await openCache()).delete(`/${key}`)),
  clear: async () => void (await caches.delete(cacheName)),
};

/** For as long as the page is open. */
function createMemoryStore(): FileStore {
  const files = new Map<string, Stored>();
  return {
    write: async (key, file) => void files.set(key, file),
    read: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    clear: async () => files.clear(),
  };
}

const store = 'caches' in globalThis ? inCache : createMemoryStore();

/** Null where there is none, or where the device refuses. */
export async function findDeviceFile(key: string): Promise<KeptFile | null> {
  const file = await store.read(key).catch(() => null);
  if (file === null || Date.now() - file.keptAtMs <= keptForMs) return file;
  await removeDeviceFile(key);
  return null;
}

/** A private window or a full phone may refuse; then the page keeps it while it is open. */
export async function keepDeviceFile(key: string, file: KeptFile): Promise<void> {
  await store.write(key, { ...file, keptAtMs: Date.now() }).catch(() => {});
}

export async function removeDeviceFile(key: string): Promise<void> {
  await store.remove(key).catch(() => {});
}

/** The next person with this phone must not find them. */
export async function clearDeviceFiles(): Promise<void> {
  await store.clear().catch(() => {});
}
