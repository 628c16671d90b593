import { queryOptions } from '@tanstack/react-query';
import { findGooglePlacesKey } from '../../shared/config/google-places-key.ts';
import { searchGazetteer } from './gazetteer.ts';
import type { PlaceCandidate } from './place-candidate.ts';
import type { PlaceSuggestion } from '@suchi/contracts/places';
import { normaliseCountry } from '@suchi/domain/discovery';
import { toEnglishLetters } from '@suchi/domain/text';
import { type GooglePlace, loadPlacesLibrary, type PlacePrediction } from './google-maps.ts';

const shownAtMost = 8;

/** Suggestions have no coordinates; they are fetched on selection. */
async function searchGoogle(text: string, key: string): Promise<PlaceCandidate[]> {
  const { AutocompleteSuggestion } = await loadPlacesLibrary(key);
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: text,
    includedPrimaryTypes: ['(cities)'],
    language: 'en',
    region: 'in',
  });
  return suggestions
    .flatMap(({ placePrediction }) => (placePrediction ? [toCandidate(placePrediction)] : []))
    .slice(0, shownAtMost);
}

function toCandidate(prediction: PlacePrediction): PlaceCandidate {
  const label = toEnglishLetters(prediction.mainText?.text ?? '');
  return {
    key: prediction.placeId,
    label,
    detail: toEnglishLetters(prediction.secondaryText?.text ?? ''),
    resolve: async () => {
      const found = prediction.toPlace();
      await found.fetchFields({
        fields: ['displayName', 'formattedAddress', 'location', 'addressComponents'],
      });
      return toSuggestion(found, label);
    },
  };
}

function toSuggestion(found: GooglePlace, label: string): PlaceSuggestion {
  const country = found.addressComponents?.find(({ types }) => types.includes('country'));
  return {
    name: toEnglishLetters(found.displayName ?? '') || label,
    formatted_address: toEnglishLetters(found.formattedAddress ?? ''),
    lat: found.location?.lat() ?? null,
    lng: found.location?.lng() ?? null,
    country: country?.longText ? normaliseCountry(country.longText) : null,
  };
}

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
