import lookUpZone from '@photostructure/tz-lookup';
import type { Decision } from '@suchi/domain/basics';

/** A place as a profile keeps it. */
export interface BirthPlace {
  lat: number | null;
  lng: number | null;
  /** In English, as in the gazetteer. */
  country: string | null;
}

export type PlaceRefusal = 'place_missing' | 'place_invalid';

/** The zone of India, whatever its towns are near to; the zone of its coordinates for a place abroad. */
export function zoneOfPlace({ lat, lng, country }: BirthPlace): Decision<PlaceRefusal, { zone: string }> {
  if (country?.trim().toLowerCase() === 'india') return { allowed: true, zone: 'Asia/Kolkata' };
  if (lat === null || lng === null) return { allowed: false, reason: 'place_missing' };
  if (!areCoordinates(lat, lng)) return { allowed: false, reason: 'place_invalid' };
  return { allowed: true, zone: lookUpZone(lat, lng) };
}

/** Refuses what is not a number, too. */
export function areCoordinates(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
