/** What every copy's key begins with, so that all of them can be found and forgotten. */
const prefix = 'suchi.copy.';

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The key under which something typed is kept on this device. */
export function deviceCopyKey(...parts: readonly string[]): string {
  return prefix + parts.join('.');
}

/** Forgets everything typed on this device: whoever takes the phone next must not read it. */
export function clearDeviceCopies(storage: DeviceStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
}
