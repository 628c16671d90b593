import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../stack/project-root.ts';

export interface FileTimes {
  file: string;
  seconds: number;
  cpuSeconds: number;
}

/** What one run of a test tier leaves for the summary of CI. */
export interface TierTimes {
  tier: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Why, where `describeWith` has skipped them. */
  skipReasons?: string[];
  /** The failed tests and files, each with the first line of its error. */
  failures?: string[];
  /** The tests that passed only at the second try. */
  secondTries: string[];
  files: FileTimes[];
}

const folder = join(projectRoot, 'node_modules/.cache/suchi/times');

export function forgetTierTimes(): void {
  rmSync(folder, { recursive: true, force: true });
}

export function writeTierTimes(times: TierTimes): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${times.tier}.json`), JSON.stringify(times));
}

/** Of all tiers that have run since the times were forgotten. */
export function readTierTimes(): TierTimes[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TierTimes);
}
