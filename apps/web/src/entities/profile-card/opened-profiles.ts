import { session } from '../../shared/api/api.ts';
import { deviceCopyKey } from '../../shared/api/device-copies.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';

/** More than a family opens between two visits of a saved search. */
const most = 300;
const key = () => deviceCopyKey('opened', session.userId() ?? '');

/** The profiles that were opened on this device, newest first. */
function readOpened(): number[] {
  return (deviceStorage.getItem(key()) ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);
}

export const wasOpened = (profileId: number): boolean => readOpened().includes(profileId);

/** Then it is not marked as new any more. */
export function markOpened(profileId: number): void {
  const others = readOpened().filter((id) => id !== profileId);
  try {
    deviceStorage.setItem(key(), [profileId, ...others].slice(0, most).join(','));
  } catch {
    // A full device remembers nothing: it stays new until the next visit.
  }
}
