import type { PlaceSuggestion } from '@suchi/contracts/profile';

/** A place in the list; where it lies may have to be asked for when it is chosen. */
export interface PlaceCandidate {
  key: string;
  label: string;
  detail: string;
  resolve: () => Promise<PlaceSuggestion>;
}
