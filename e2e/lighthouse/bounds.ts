import { medianOf } from './table.ts';
import type { Figures } from './figures.ts';

/** What every first screen must reach, by the median of its visits. */
const leastScore = 90;
const mostTimesLimit = 1.5;
/** How far a page in another language may be behind the same page in English. */
const mostBehindEnglish = 5;
const mostOfHome = { requests: 20, 'JS kB': 125 } as const;

type Found = ReadonlyMap<string, readonly Figures[]>;

/** One line for each bound that a page does not reach. */
export function findShortfalls(found: Found, limitPage: string): string[] {
  const limit = found.get(limitPage);
  return [...found]
    .filter(([page]) => page !== limitPage)
    .flatMap(([page, visits]) => {
      const of = (name: keyof Figures) => medianOf(visits, name);
      const [name = page, language] = page.split(' ');
      const english = language === undefined ? undefined : found.get(name);
      const lines: string[] = [];
      const hold = (isReached: boolean, line: string) => {
        if (!isReached) lines.push(`${page}: ${line}`);
      };
      hold(of('performance') >= leastScore, `performance ${of('performance')}, least ${leastScore}`);
      if (limit) {
        const times = of('LCP') / medianOf(limit, 'LCP');
        hold(times <= mostTimesLimit, `LCP ${times.toFixed(2)} times the limit page, most ${mostTimesLimit}`);
      }
      if (english) {
        const behind = medianOf(english, 'performance') - of('performance');
        hold(behind <= mostBehindEnglish, `${behind} points behind English, most ${mostBehindEnglish}`);
      }
      if (name.startsWith('home'))
        for (const [figure, most] of Object.entries(mostOfHome) as [keyof Figures, number][])
          hold(of(figure) <= most, `${figure} ${of(figure).toFixed(1)}, most ${most}`);
      return lines;
    });
}

/** For `pnpm prove`: the worst page of each kind of figure. */
export function describeWorst(found: Found, limitPage: string) {
  const pages = [...found].filter(([page]) => page !== limitPage);
  const worst = (name: keyof Figures, pick: (...values: number[]) => number, of = pages) =>
    pick(...of.map(([, visits]) => medianOf(visits, name)));
  const limit = found.get(limitPage);
  const home = pages.filter(([page]) => page.startsWith('home'));
  return {
    pages: pages.length,
    'lowest score': worst('performance', Math.min),
    'slowest LCP ms': Math.round(worst('LCP', Math.max)),
    ...(limit && {
      'times the limit page': Number((worst('LCP', Math.max) / medianOf(limit, 'LCP')).toFixed(2)),
    }),
    ...(home.length > 0 && {
      'requests of home': worst('requests', Math.max, home),
      'scripts of home kB': Math.round(worst('JS kB', Math.max, home)),
    }),
  };
}
