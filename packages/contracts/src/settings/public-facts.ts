import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

const fact = z.nullable(z.string());

/** Public facts about the association; null where an admin has not entered them yet. */
export const publicFactsContract = defineContract({
  method: 'GET',
  group: 'qe_public',
  path: '/facts',
  access: 'visitor',
  input: z.object({}),
  output: z.object({
    association_name: fact,
    association_address: fact,
    support_email: fact,
    support_phone: fact,
    /** Null without a name: a number alone is not an officer. */
    grievance_officer: z.nullable(z.object({ name: z.string(), email: fact, phone: fact })),
    /** Plain text that a page begins with instead of ours; an empty line starts a new paragraph. */
    page_texts: z.object({ privacy: fact, refunds: fact, shipping: fact }),
  }),
});
export type PublicFacts = z.output<typeof publicFactsContract.output>;
