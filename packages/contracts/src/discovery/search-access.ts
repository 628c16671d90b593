import { genders } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** Whether the caller may search now, and what they may choose; for home, before the first search. */
export const searchAccessContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/standing',
  input: z.object({}),
  output: z.object({
    is_allowed: z.boolean(),
    /** The domain's reason when not allowed. */
    reason: z.nullable(z.string()),
    /** The genders that may be searched; two where the switch is shown. */
    genders: z.array(z.enum(genders)),
    subscription: z.object({
      state: z.enum(['missing', 'valid', 'expired']),
      /** The last valid day, or the day it expired. */
      until: z.nullable(z.string()),
    }),
    price_paise: z.int(),
  }),
});
export type SearchAccess = z.output<typeof searchAccessContract.output>;
