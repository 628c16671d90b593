import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { currentEdition } from './edition.ts';

const fact = z.nullable(z.string());
const offer = z.nullable(
  z.object({
    /** In paise. */
    price: z.int(),
    is_open: z.boolean(),
    /** The day on which it opens, when it is known. */
    opens_on: fact,
  }),
);

/** What the association's public page says, in one answer. Null: not decided or not known, so it is not said. */
export const frontPageContract = defineContract({
  method: 'GET',
  group: 'qe_public',
  path: '/front_page',
  access: 'visitor',
  publicForSeconds: 60,
  input: z.object({}),
  output: z.object({
    association: z.object({ name: fact, address: fact, email: fact, phone: fact, hours: fact }),
    /** Plain text that the page begins with instead of ours. */
    text: fact,
    who_may_join: fact,
    /** Null where the legal age alone decides. */
    born_until: fact,
    /** The median of the last 30 days. */
    review_days: z.nullable(z.int()),
    /** Null without an edition, which has the prices. */
    search: offer,
    suchi: offer,
    visibility: z.object({
      is_other_gender_only: z.boolean(),
      is_number_tapped: z.boolean(),
      numbers_a_day: z.int(),
      is_hall_asked_first: z.boolean(),
    }),
    edition: z.nullable(currentEdition),
  }),
});
export type FrontPage = z.output<typeof frontPageContract.output>;
