import { queryOptions } from '@tanstack/react-query';
import { findGooglePlacesKey } from '../../shared/config/google-places-key.ts';
import { searchGazetteer } from './gazetteer.ts';
import { searchGoogle } from './google-places.ts';
import type { PlaceCandidate } from './place-candidate.ts';

export function placeSearchQuery(text: string) {
  return queryOptions({
    queryKey: ['place', text.toLowerCase()],
    queryFn: ({ signal }): Promise<PlaceCandidate[]> => {
      const key = findGooglePlacesKey();
      return key === null ? searchGazetteer(text, signal) : searchGoogle(text, key);
    },
  });
}
