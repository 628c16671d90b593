/** Where the trail is kept; apart from what reads it, because the first page needs only to forget it. */
export const trailKey = 'suchi.trail';

/** Whoever takes the device next must not find what was searched. */
export function forgetTrail(): void {
  sessionStorage.removeItem(trailKey);
}
