import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@suchi/testing';
import type { Area, Tier } from './fault.ts';

export type Outcome = 'found' | 'missed';

export interface FaultResult {
  name: string;
  area: Area;
  tier: Tier;
  outcome: Outcome;
  /** The test that found it, or what happened instead. */
  by: string;
  seconds: number;
}

/** The file that `pnpm test:planted` leaves for other commands. */
export interface PlantedReport {
  commit: string;
  date: string;
  found: number;
  missed: number;
  results: FaultResult[];
}

const reportFile = join(projectRoot, 'node_modules/.cache/suchi/planted.json');

/** What earlier runs found at this commit. */
export function readResults(commit: string): FaultResult[] {
  if (!existsSync(reportFile)) return [];
  const before = JSON.parse(readFileSync(reportFile, 'utf8')) as PlantedReport;
  return before.commit === commit ? before.results : [];
}

/** Results of other faults at the same commit stay, so that a long proof can run in parts. */
export function saveResults(commit: string, results: readonly FaultResult[]): void {
  const all = [
    ...readResults(commit).filter((old) => !results.some(({ name }) => name === old.name)),
    ...results,
  ];
  const report: PlantedReport = {
    commit,
    date: new Date().toISOString(),
    ...countResults(all),
    results: all,
  };
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
}

export function countResults(results: readonly FaultResult[]): { found: number; missed: number } {
  const found = results.filter(({ outcome }) => outcome === 'found').length;
  return { found, missed: results.length - found };
}

/** One line for each fault: area, name, tier, seconds, and what found it. */
export function describeResults(results: readonly FaultResult[]): string {
  const lines = results.map(({ outcome, area, name, tier, seconds, by }) => [
    outcome,
    area,
    name,
    tier,
    `${seconds} s`,
    by.length > 90 ? `${by.slice(0, 89)}…` : by,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(0, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
