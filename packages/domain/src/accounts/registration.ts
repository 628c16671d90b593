/** How long an unverified account is kept before it is deleted. */
export const unverifiedForMs = 7 * 24 * 60 * 60_000;

const freeHits = 5;
const firstDelaySeconds = 30;
const longestDelaySeconds = 15 * 60;

/**
 * How long a client waits after so many answers in a day that an address is registered. The first are free;
 * someone trying a list gets four an hour.
 */
export function knownAddressDelaySeconds(hits: number): number {
  if (hits <= freeHits) return 0;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (hits - freeHits - 1));
}
