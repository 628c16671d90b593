import { type PlaceSuggestion, searchPlacesContract } from '@suchi/contracts/places';
import { api } from '../../shared/api/api.ts';
import type { PlaceCandidate } from './place-candidate.ts';

export async function searchGazetteer(text: string, signal: AbortSignal): Promise<PlaceCandidate[]> {
  const places = await api.call(searchPlacesContract, { q: text }, { signal });
  return places.map(toCandidate);
}

function toCandidate(place: PlaceSuggestion): PlaceCandidate {
  return {
    key: [place.name, place.formatted_address, place.lat, place.lng].join('|'),
    label: place.name,
    detail: withoutName(place),
    resolve: async () => place,
  };
}

/** `Maharashtra, India` */
function withoutName({ name, formatted_address: address }: PlaceSuggestion): string {
  return address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
}
