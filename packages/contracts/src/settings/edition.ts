import { editionStages, eventPhases } from '@suchi/domain/print';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

const day = z.nullable(z.string());

/** What everyone may know about this year's book and event. */
export const currentEdition = z.object({
  /** The year of the suchi: `2026`. */
  season: z.string(),
  /** Both as of today in India. */
  stage: z.enum(editionStages),
  event: z.enum(eventPhases),
  registration_until: day,
  event_date: day,
  event_place: z.nullable(z.string()),
  /** Texts: from when to when; who may come and what it costs. */
  event_time: z.nullable(z.string()),
  event_entry: z.nullable(z.string()),
  /** The event of a later edition, once its date is set. */
  next_event: z.nullable(z.object({ date: z.string(), place: z.nullable(z.string()) })),
  delivery_after: day,
  delivery_days: z.nullable(z.string()),
  /** In paise. */
  suchi_price: z.int(),
});
export type CurrentEdition = z.infer<typeof currentEdition>;

/** The current edition; null before the association has one. */
export const currentEditionContract = defineContract({
  method: 'GET',
  group: 'qe_public',
  path: '/edition',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ edition: z.nullable(currentEdition) }),
});
