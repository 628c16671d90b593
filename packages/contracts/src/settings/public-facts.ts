import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

const fact = z.nullable(z.string());

/** What the association says about itself to everybody; null where an admin has not written it down yet. */
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
    /** Named, or nobody: a number without a person behind it is no officer. */
    grievance_officer: z.nullable(z.object({ name: z.string(), email: fact, phone: fact })),
  }),
});
export type PublicFacts = z.output<typeof publicFactsContract.output>;
