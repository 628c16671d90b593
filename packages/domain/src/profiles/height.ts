import type { Decision } from '../basics/decision.ts';

/** A height in feet and inches. */
export interface FeetAndInches {
  feet: number;
  inches: number;
}

/** The heights the form offers; twelve inches are a foot, so eleven is the last. */
export const heightLimits = { feet: { min: 3, max: 8 }, inches: { min: 0, max: 11 } } as const;

/** The heights the search filter offers. */
export const heightFilterRange = { from: { feet: 4, inches: 0 }, to: { feet: 8, inches: 11 } } as const;

const cmPerInch = 2.54;
const inchesPerFoot = 12;

/** The stored height: 30.48 cm a foot and 2.54 cm an inch, exact to the hundredth. */
export function toCentimetres({ feet, inches }: FeetAndInches): number {
  // Computed in hundredths: in floating point 5 ft 7 in would be 170.17999999999998.
  return (feet * 3048 + inches * 254) / 100;
}

/** The stored height in feet and inches, to the nearest inch. */
export function toFeetAndInches(heightCm: number): FeetAndInches {
  const totalInches = Math.round(heightCm / cmPerInch);
  return { feet: Math.floor(totalInches / inchesPerFoot), inches: totalInches % inchesPerFoot };
}

/** Whether feet and inches are valid, and the height to store. */
export function checkHeight({
  feet,
  inches,
}: FeetAndInches): Decision<'height_out_of_range', { heightCm: number }> {
  return isWholeWithin(feet, heightLimits.feet) && isWholeWithin(inches, heightLimits.inches)
    ? { allowed: true, heightCm: toCentimetres({ feet, inches }) }
    : { allowed: false, reason: 'height_out_of_range' };
}

/** Whether a stored height is between the smallest and the largest choice. */
export function isHeightCm(heightCm: number): boolean {
  const { feet, inches } = heightLimits;
  return (
    heightCm >= toCentimetres({ feet: feet.min, inches: inches.min }) &&
    heightCm <= toCentimetres({ feet: feet.max, inches: inches.max })
  );
}

function isWholeWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
