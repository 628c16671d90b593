export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** For as long as the page is open. */
export function createMemoryStorage(): BrowserStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** Null where the browser has switched storage off: already the access throws. */
function findStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

const found = findStorage('localStorage');

/** Whether this browser remembers anything. If not, a sign-in ends with the page. */
export const isStorageOn = found !== null;
/** Shared by all tabs. */
export const deviceStorage: BrowserStorage = found ?? createMemoryStorage();
/** Of this tab. */
export const tabStorage: BrowserStorage = findStorage('sessionStorage') ?? createMemoryStorage();
