import { tabStorage } from '../config/browser-storage.ts';

/** Apart from the rest of the trail, because the first page only clears it. */
export const trailKey = 'suchi.trail';

/** The next person on this device must not see what was searched. */
export function forgetTrail(): void {
  tabStorage.removeItem(trailKey);
}
