const askedKey = 'reactivation_asked';

/** Whether the reactivation dialog already opened by itself in this visit. */
export function wasAsked(storage: Storage, profileId: number): boolean {
  return storage.getItem(askedKey) === String(profileId);
}

/** Remembered until the tab closes. */
export function rememberAsked(storage: Storage, profileId: number): void {
  storage.setItem(askedKey, String(profileId));
}
