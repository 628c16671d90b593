import * as z from 'zod/mini';

/** What needs no counting. */
export const uncounted = [
  /** The reader's is off. Wanted: the other family shows theirs or asks for it. */
  z.object({ state: z.literal('off'), is_wanted: z.boolean() }),
  z.object({ state: z.literal('theirs_off') }),
] as const;
export const uncountedHoroscope = z.discriminatedUnion('state', uncounted);
export type UncountedHoroscope = z.output<typeof uncountedHoroscope>;
