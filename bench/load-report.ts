// The figures of a phase of `pnpm bench:load`.
import type { PageSample } from './crowd.ts';
import type { SentRequest } from './virtual-browser.ts';

export interface PhaseReport {
  phase: string;
  pages: number;
  'a second': number;
  /** Pages or buttons of which a request failed. */
  failed: number;
  'p50 ms': number;
  'p95 ms': number;
  'max ms': number;
  /** Of the pages that do not begin with a sign-in. */
  'others p95 ms': number;
  requests: number;
  'requests p95 ms': number;
  /** Percent of one core; `machine` is of all cores. */
  cpu: Record<string, number>;
  acts: Line[];
  paths: Line[];
  failures: Record<string, number>;
  slowest: { act: string; 'at s': number; ms: number }[];
}

interface Line {
  name: string;
  count: number;
  failed: number;
  'p50 ms': number;
  'p95 ms': number;
  'max ms': number;
}

interface Timed {
  ms: number;
  failure: string | null;
}

const slowestP95Ms = 500;

export const isGood = (report: PhaseReport): boolean =>
  report.failed === 0 && report['p95 ms'] < slowestP95Ms;

function times(taken: readonly Timed[]) {
  const sorted = taken.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1) };
}

const failuresOf = (taken: readonly Timed[]) => taken.filter(({ failure }) => failure !== null);

function linesOf<Item extends Timed>(taken: readonly Item[], nameOf: (item: Item) => string): Line[] {
  return [...Map.groupBy(taken, nameOf)]
    .map(([name, own]) => ({ name, count: own.length, failed: failuresOf(own).length, ...times(own) }))
    .toSorted((a, b) => b.count - a.count);
}

interface Measured {
  name: string;
  seconds: number;
  /** Of all phases. */
  pages: readonly PageSample[];
  /** Of this phase. */
  sent: readonly SentRequest[];
  cpu: Record<string, number>;
}

export function describePhase({ name, seconds, pages: all, sent, cpu }: Measured): PhaseReport {
  const pages = all.filter(({ phase }) => phase === name);
  const failures = failuresOf([...pages, ...sent]).map(({ failure }) => failure ?? '');
  return {
    phase: name,
    pages: pages.length,
    'a second': Number((pages.length / seconds).toFixed(1)),
    failed: failuresOf(pages).length,
    ...times(pages),
    'others p95 ms': times(pages.filter(({ signsIn }) => !signsIn))['p95 ms'],
    requests: sent.length,
    'requests p95 ms': times(sent)['p95 ms'],
    cpu,
    acts: linesOf(pages, ({ act }) => act),
    paths: linesOf(sent, ({ path }) => path),
    failures: Object.fromEntries([...Map.groupBy(failures, String)].map(([what, own]) => [what, own.length])),
    slowest: pages
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 10)
      .map(({ act, at, ms }) => ({ act, 'at s': Math.round(at / 1000), ms: Math.round(ms) })),
  };
}

export function printReport(reports: readonly PhaseReport[]): void {
  console.table(
    reports.map(
      ({ cpu: _cpu, acts: _acts, paths: _paths, failures: _failures, slowest: _slowest, ...line }) => line,
    ),
  );
  console.table(reports.map(({ phase, cpu }) => ({ 'percent of a core': phase, ...cpu })));
  const last = reports.at(-1);
  if (!last) return;
  console.table(last.acts);
  console.table(last.paths.slice(0, 25));
  console.table(last.slowest);
  for (const { phase, failures } of reports)
    for (const [what, count] of Object.entries(failures)) console.log(`${phase}: ${count} times ${what}`);
}
