import { createStore } from '../../shared/state/create-store.ts';

/** The part of Google's Places library that we use. */
export interface PlacesLibrary {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: {
      input: string;
      includedPrimaryTypes: string[];
      language: string;
      region: string;
    }) => Promise<{ suggestions: { placePrediction: PlacePrediction | null }[] }>;
  };
}

export interface PlacePrediction {
  placeId: string;
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace: () => GooglePlace;
}

export interface GooglePlace {
  displayName?: string | null;
  formattedAddress?: string | null;
  location?: { lat: () => number; lng: () => number } | null;
  addressComponents?: { longText: string | null; types: string[] }[];
  fetchFields: (request: { fields: string[] }) => Promise<unknown>;
}

declare global {
  interface Window {
    google?: { maps?: { importLibrary?: (name: 'places') => Promise<PlacesLibrary> } };
    /** Google calls this when it refuses the key. */
    gm_authFailure?: () => void;
    suchiMapsLoaded?: () => void;
  }
}

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';

const failure = createStore(false);

export const googleAuth = {
  subscribe: failure.subscribe,
  hasFailed: failure.read,
  /** For tests: as if the page was loaded again. */
  forget: (): void => failure.set(false),
};

let loading: Promise<void> | null = null;

/** Google's script is loaded when someone first types. */
export async function loadPlacesLibrary(key: string): Promise<PlacesLibrary> {
  window.gm_authFailure = noteAuthFailure;
  if (!window.google?.maps?.importLibrary) {
    loading ??= addScript(key).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    await loading;
  }
  const importLibrary = window.google?.maps?.importLibrary;
  if (!importLibrary) throw new Error('Google Maps has no libraries to offer.');
  return importLibrary('places');
}

function noteAuthFailure(): void {
  failure.set(true);
}

function addScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    window.suchiMapsLoaded = resolve;
    const script = document.createElement('script');
    const query = { key, v: 'weekly', loading: 'async', language: 'en', callback: 'suchiMapsLoaded' };
    script.src = `${scriptAddress}?${new URLSearchParams(query)}`;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google Maps did not load.'));
    });
    document.head.append(script);
  });
}
