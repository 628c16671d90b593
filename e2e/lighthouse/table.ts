import { figureNames, type Figures } from './figures.ts';

/** The figures of every visit, by page. */
export type Found = ReadonlyMap<string, readonly Figures[]>;

/** Times and scores whose ratio to the limit page says how far a page is from it. */
const compared = new Set<keyof Figures>(['FCP', 'LCP', 'TBT']);

/** The middle one; of an even number the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of one figure. */
export function medianOf(visits: readonly Figures[], name: keyof Figures): number {
  return median(visits.map((each) => each[name]));
}

/** The median of each figure. */
function mediansOf(visits: readonly Figures[]): Figures {
  const entries = figureNames.map((name) => [name, medianOf(visits, name)] as const);
  return Object.fromEntries(entries) as Figures;
}

/** One line for each page: medians, the range of the scores, and times as multiples of the limit page's. */
export function toTable(found: Found, limitPage: string): string {
  const limit = found.has(limitPage) ? mediansOf(found.get(limitPage) ?? []) : null;
  const head = ['page', ...figureNames.flatMap((name) => (compared.has(name) ? [name, '× limit'] : [name]))];
  const rows = [...found].map(([page, visits]) => {
    const medians = mediansOf(visits);
    return [
      page,
      ...figureNames.flatMap((name) => {
        if (name === 'performance') return [`${medians[name]} (${rangeOf(visits)})`];
        const shown = format(name, medians[name]);
        return compared.has(name) ? [shown, limit ? (medians[name] / limit[name]).toFixed(2) : ''] : [shown];
      }),
    ];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}

function rangeOf(visits: readonly Figures[]): string {
  const scores = visits.map(({ performance }) => performance);
  return `${Math.min(...scores)}–${Math.max(...scores)}`;
}

function format(name: keyof Figures, value: number): string {
  if (name === 'CLS') return value.toFixed(3);
  return value.toFixed(name.endsWith('kB') ? 1 : 0);
}
