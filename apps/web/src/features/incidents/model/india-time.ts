import { inIndia } from '@suchi/domain/basics';

/** Of a field for date and time, which is in India for everybody: `2026-11-15T22:40`. */
export const fromIndia = (typed: string): string => {
  const at = new Date(`${typed}:00+05:30`);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
};

export const toIndia = (iso: string | undefined): string =>
  iso === undefined ? '' : inIndia(new Date(iso)).toISOString().slice(0, 16);
