import type { PossibleMoon } from './count-possible-gunas.ts';
import { allMoonPlaces } from './moon-place.ts';
import type { MoonPlace, Nakshatra, Pada, Rashi } from './moon-place.ts';

/** What a family typed from its patrika; null where it typed nothing. */
export interface TypedMoon {
  rashi: Rashi | null;
  nakshatra: Nakshatra | null;
  pada: Pada | null;
}

const typedFields = ['rashi', 'nakshatra', 'pada'] as const;
export type TypedMoonField = (typeof typedFields)[number];

export type TypedMoonCheck =
  | { kind: 'agrees' }
  /** No place of the zodiac is all that was typed: Ashwini is never in Vrishabha. */
  | { kind: 'impossible' }
  /** The patrika says otherwise than the birth. Only the owner of the profile is told, and asked which one counts. */
  | { kind: 'differs'; fields: readonly TypedMoonField[] };

/** All places that what was typed allows. */
export function placesOfTypedMoon(typed: TypedMoon): MoonPlace[] {
  return narrow(allMoonPlaces, typed);
}

/** Compares what was typed with the places computed from the birth. */
export function checkTypedMoon(typed: TypedMoon, computed: readonly MoonPlace[]): TypedMoonCheck {
  if (placesOfTypedMoon(typed).length === 0) return { kind: 'impossible' };
  let remaining = computed;
  const fields = typedFields.filter((field) => {
    const matching = remaining.filter((place) => fits(place, typed, field));
    if (matching.length > 0) remaining = matching;
    return matching.length === 0;
  });
  return fields.length === 0 || computed.length === 0 ? { kind: 'agrees' } : { kind: 'differs', fields };
}

/**
 * The Moon that is shown and counted: what was typed wins over what was computed. Where they agree, the computed places
 * fill in what was not typed. Null when nothing usable is known.
 */
export function chooseMoon(typed: TypedMoon, computed: PossibleMoon | null): PossibleMoon | null {
  const { rashi, nakshatra } = typed;
  if (rashi === null && nakshatra === null) return computed;
  const agreed = computed === null ? [] : narrow(computed.places, typed);
  const places = agreed.length > 0 ? agreed : placesOfTypedMoon(typed);
  if (places.length === 0) return null;
  if (nakshatra !== null) return { places, knownBy: 'typed_nakshatra' };
  return { places, knownBy: computed !== null && agreed.length > 0 ? computed.knownBy : 'typed_rashi' };
}

function narrow(places: readonly MoonPlace[], typed: TypedMoon): MoonPlace[] {
  return places.filter((place) => typedFields.every((field) => fits(place, typed, field)));
}

function fits(place: MoonPlace, typed: TypedMoon, field: TypedMoonField): boolean {
  return typed[field] === null || typed[field] === place[field];
}
