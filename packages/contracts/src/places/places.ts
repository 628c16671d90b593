import * as z from 'zod/mini';
import { typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

/** A place as the maps service or the gazetteer returns it, and as a profile stores it. */
export const place = z.object({
  name: typedText(200).check(z.minLength(1)),
  formatted_address: typedText(500),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});
export type Place = z.infer<typeof place>;

/** A place to choose; the country is separate, because search filters by it. */
export const placeSuggestion = z.extend(place, { country: z.nullable(z.string()) });
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

/** Cities whose name starts with, contains or resembles the typed text, best match first. */
export const searchPlacesContract = defineContract({
  method: 'GET',
  group: 'qe_places',
  path: '/search',
  input: z.object({ q: typedText(100).check(z.minLength(2)) }),
  output: z.array(placeSuggestion),
});
