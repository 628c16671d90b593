import type { SerialRange } from '../print/edition.ts';

/**
 * The ranges in which rising serial numbers are asked for, each at most so many numbers long. A range starts and
 * ends with a wanted number, because every number in it counts against the limit.
 */
export function coverSerials(serials: readonly number[], atOnce: number): SerialRange[] {
  return serials.reduce<SerialRange[]>((ranges, serial) => {
    const last = ranges.at(-1);
    if (last === undefined || serial >= last.from + atOnce) return [...ranges, { from: serial, to: serial }];
    return [...ranges.slice(0, -1), { from: last.from, to: serial }];
  }, []);
}
