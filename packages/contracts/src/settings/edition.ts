import * as z from 'zod/mini';

const day = z.nullable(z.string());

/** What a member is told of this year's book and event. */
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

/** What to ask the engine for at `/items/edition`, of which a member reads the current one. */
export const currentEditionFields = Object.keys(currentEdition.shape);
