import { deviceStorage } from '../config/browser-storage.ts';

/** Whether this device has shown it already. */
export function wasSeen(key: string): boolean {
  return deviceStorage.getItem(key) !== null;
}

export function markSeen(key: string): void {
  try {
    deviceStorage.setItem(key, 'yes');
  } catch {
    // Without storage it is shown again.
  }
}
