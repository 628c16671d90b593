import type { PlaceSuggestion } from '@suchi/contracts/places';
import type { PlaceRow } from './repository.ts';

/** `Ratnagiri, Maharashtra, India`; a city that is its own state is not named twice. */
export function presentPlaces(rows: PlaceRow[]): PlaceSuggestion[] {
  return rows.map(({ name, region, country, lat, lng }) => ({
    name,
    formatted_address: [...new Set([name, region, country])].filter(Boolean).join(', '),
    lat,
    lng,
    country,
  }));
}
