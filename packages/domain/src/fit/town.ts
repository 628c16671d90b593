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
export const townKey = (name: string): string => (name.split(',')[0] ?? '').trim().toLowerCase();
