import type { BrowserStorage } from '../config/browser-storage.ts';

/** Later the phone may have another owner. */
export const keptForMs = 30 * 24 * 60 * 60_000;

/** Prefix of all copies, so that they can be found and deleted. */
const prefix = 'suchi.copy.';

export function deviceCopyKey(...parts: readonly string[]): string {
  return prefix + parts.join('.');
}

/** The next person with this phone must not read what was typed. */
export function clearDeviceCopies(storage: BrowserStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
}
