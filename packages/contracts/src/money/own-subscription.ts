import * as z from 'zod/mini';

/** A subscription as its owner reads it at the engine's own `/items/qd_subscriptions`; dates are `YYYY-MM-DD`. */
export const ownSubscription = z.object({
  id: z.int(),
  status: z.enum(['active', 'cancelled']),
  start_date: z.string(),
  end_date: z.string(),
});
export type OwnSubscription = z.infer<typeof ownSubscription>;
