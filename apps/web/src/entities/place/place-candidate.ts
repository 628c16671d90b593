import type { PlaceSuggestion } from '@suchi/contracts/places';

/** A suggestion. Its coordinates may be fetched on selection. */
export interface PlaceCandidate {
  key: string;
  label: string;
  detail: string;
  resolve: () => Promise<PlaceSuggestion>;
}
