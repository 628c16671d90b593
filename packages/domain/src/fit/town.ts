/** A town as a preference names it. */
export interface TownSpot {
  name: string;
  lat: number | null;
  lng: number | null;
}

/** Where a candidate lives; the address has the state and the country after the town. */
export interface TownFacts extends TownSpot {
  address: string;
}

/** A place as a profile keeps it. Rows of the old system may have only the name. */
export interface KeptPlace {
  name?: string | null;
  formatted_address?: string | null;
  lat?: number | null;
  lng?: number | null;
}

export function readTown(place: KeptPlace | null): TownFacts | null {
  if (!place?.name) return null;
  const { name, formatted_address: address, lat, lng } = place;
  return { name, address: address ?? '', lat: lat ?? null, lng: lng ?? null };
}

/** Half a degree is about 55 km. */
const cellsInDegree = 2;

/** Whether one is in the square of the other or in one beside it. Squares, because SQL compares them as text. */
export function isNearTown(town: TownSpot, wanted: TownSpot): boolean {
  const cell = cellOf(town);
  return cell !== null && cellsAround(wanted).includes(cell);
}

/** The square of a town as text; null where nobody knows where it is. */
export function cellOf({ lat, lng }: Pick<TownSpot, 'lat' | 'lng'>): string | null {
  if (lat === null || lng === null) return null;
  return `${Math.floor(lat * cellsInDegree)}:${Math.floor(lng * cellsInDegree)}`;
}

const steps = [-1, 0, 1];

/** The squares of all that is near a town. */
export function cellsAround({ lat, lng }: Pick<TownSpot, 'lat' | 'lng'>): string[] {
  if (lat === null || lng === null) return [];
  const [row, column] = [Math.floor(lat * cellsInDegree), Math.floor(lng * cellsInDegree)];
  return steps.flatMap((north) => steps.map((east) => `${row + north}:${column + east}`));
}

/** Under which names somebody looks for a town: its own, its state's and its country's. */
export function namesOfTown({ name, address }: Pick<TownFacts, 'name' | 'address'>): string[] {
  const names = `${name},${address}`.split(',').map((part) => part.trim().toLowerCase());
  return [...new Set(names)].filter((part) => part !== '');
}

/** How a wanted town is compared: what follows a comma is left out. */
export const townKey = (name: string): string => name.replace(/,.*$/s, '').trim().toLowerCase();

/** All names of a town and its square, between commas: SQL finds a part of it faster than it reads the place. */
export function placeKey(place: KeptPlace | null): string | null {
  const town = readTown(place);
  if (town === null) return null;
  const cell = cellOf(town);
  return `,${[...namesOfTown(town), ...(cell === null ? [] : [cell])].join(',')},`;
}
