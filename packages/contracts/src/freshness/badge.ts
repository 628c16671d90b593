import * as z from 'zod/mini';

export const monthNumber = z.int().check(z.minimum(1), z.maximum(12));

/** What other families see: the month, never a day. */
export const freshnessBadge = z.object({
  is_confirmed: z.boolean(),
  /** Of the last confirmation; null: too long ago to name. */
  month: z.nullable(monthNumber),
});
export type FreshnessBadge = z.infer<typeof freshnessBadge>;
