/** How long an account waits for its address to be proven, before it is deleted. */
export const unverifiedForMs = 7 * 24 * 60 * 60_000;

const freeHits = 5;
const firstDelaySeconds = 30;
const longestDelaySeconds = 15 * 60;

/**
 * How long a network address or an account waits after it was told so many times in a day that an address is
 * registered. A family that forgot waits never; a list of addresses is tried at four an hour.
 */
export function knownAddressDelaySeconds(hits: number): number {
  if (hits <= freeHits) return 0;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (hits - freeHits - 1));
}
