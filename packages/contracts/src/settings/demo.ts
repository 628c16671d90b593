import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
// Every page asks whether it is a demo, so it takes no more than it needs.
import { utcInstant } from '../basics/utc-instant.ts';

/** How a visitor of a demo pays: not at all, on the page of a pretended provider, or in the provider's test mode. */
export const demoPayments = ['none', 'pretended', 'test_mode'] as const;

const demo = z.object({
  /** Whether mails really go out. */
  sends_mails: z.boolean(),
  /** Where the mails that did not go out can be read. */
  mail_page: z.nullable(z.string().check(z.refine((url) => URL.canParse(url)))),
  payments: z.enum(demoPayments),
  next_reset: z.nullable(utcInstant),
});
export type Demo = z.infer<typeof demo>;

/** What a visitor of a demo should know; null on every other installation. */
export const demoContract = defineContract({
  method: 'GET',
  group: 'qe_public',
  path: '/demo',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ demo: z.nullable(demo) }),
});
