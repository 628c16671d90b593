import * as z from 'zod/mini';

const day = z.nullable(z.string());

/** What a member sees about this year's book and event. */
export const currentEdition = z.object({
  registration_until: day,
  event_date: day,
  event_place: z.nullable(z.string()),
  delivery_after: day,
  delivery_days: z.nullable(z.string()),
  /** In paise. */
  suchi_price: z.int(),
});
export type CurrentEdition = z.infer<typeof currentEdition>;

/** The fields to request at `/items/edition`, where a member reads only the current one. */
export const currentEditionFields = Object.keys(currentEdition.shape);
