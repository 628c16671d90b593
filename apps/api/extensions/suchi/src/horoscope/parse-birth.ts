import type { Birth } from './birth.ts';
import type { HoroscopeSideRow } from './present-horoscope-side.ts';

/** Rows of the old system may have only the name of a place, and never say how exact a time is. */
export function parseBirth(birth: HoroscopeSideRow['birth']): Birth {
  const place = birth?.place;
  return {
    date: birth?.date ?? '',
    time: birth?.time ?? null,
    accuracy: birth?.accuracy ?? 'exact',
    place: {
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      country: place?.formatted_address?.split(',').at(-1)?.trim() ?? null,
    },
    zone: null,
    cityClock: null,
  };
}
