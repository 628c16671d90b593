/** What this phone keeps of its desk, by name. All but the lock is sealed. */
export interface DeskStore {
  read: (name: string) => Promise<unknown>;
  /** All of them, or none. They are on the disk when it returns. */
  write: (entries: readonly (readonly [string, unknown])[]) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
  names: () => Promise<string[]>;
  clear: () => Promise<void>;
}

const tableName = 'kept';

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('suchi-desk', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(tableName));
  return answerOf(request);
}

function createDatabaseStore(): DeskStore {
  let opened: Promise<IDBDatabase> | null = null;
  const table = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase();
    return (await opened).transaction(tableName, mode, { durability: 'strict' });
  };
  const change = async (does: (kept: IDBObjectStore) => void) => {
    const transaction = await table('readwrite');
    does(transaction.objectStore(tableName));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
    });
  };
  return {
    read: async (name) => answerOf((await table('readonly')).objectStore(tableName).get(name)),
    write: (entries) =>
      change((kept) => {
        for (const [name, value] of entries) kept.put(value, name);
      }),
    remove: (names) =>
      change((kept) => {
        for (const name of names) kept.delete(name);
      }),
    names: async () =>
      (await answerOf((await table('readonly')).objectStore(tableName).getAllKeys())).map(String),
    clear: () => change((kept) => void kept.clear()),
  };
}

/** For as long as the page is open. */
function createMemoryStore(): DeskStore {
  const kept = new Map<string, unknown>();
  return {
    read: async (name) => kept.get(name),
    write: async (entries) => {
      for (const [name, value] of entries) kept.set(name, value);
    },
    remove: async (names) => {
      for (const name of names) kept.delete(name);
    },
    names: async () => [...kept.keys()],
    clear: async () => kept.clear(),
  };
}

/** The one of this phone. */
export const deskStore = 'indexedDB' in globalThis ? createDatabaseStore() : createMemoryStore();
