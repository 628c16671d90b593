const askedKey = 'reactivation_asked';

/** Whether the question of reactivation was already put in this visit; a closed dialog does not come back by itself. */
export function wasAsked(storage: Storage, profileId: number): boolean {
  return storage.getItem(askedKey) === String(profileId);
}

/** Remembers, until the tab is closed, that the question was put about this profile. */
export function rememberAsked(storage: Storage, profileId: number): void {
  storage.setItem(askedKey, String(profileId));
}
