import { queryOptions } from '@tanstack/react-query';
import { findGooglePlacesKey } from '../../shared/config/google-places-key.ts';
import { searchGazetteer } from './gazetteer.ts';
import { searchGoogle } from './google-places.ts';
import type { PlaceCandidate } from './place-candidate.ts';

/** Google when there is a key that it accepts, else our gazetteer. */
export function placeSearchQuery(text: string, hasAuthFailed: boolean) {
  return queryOptions({
    queryKey: ['place', text.toLowerCase(), hasAuthFailed],
    queryFn: ({ signal }): Promise<PlaceCandidate[]> => {
      const key = hasAuthFailed ? null : findGooglePlacesKey();
      return key === null ? searchGazetteer(text, signal) : searchGoogle(text, key);
    },
  });
}
