import { tabStorage } from '../../../shared/config/browser-storage.ts';

const askedKey = 'reactivation_asked';

/** Whether the reactivation dialog already opened by itself in this visit. */
export function wasAsked(profileId: number): boolean {
  return tabStorage.getItem(askedKey) === String(profileId);
}

/** Remembered until the tab closes. */
export function rememberAsked(profileId: number): void {
  tabStorage.setItem(askedKey, String(profileId));
}
