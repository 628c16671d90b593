import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a first visit to a route loads, in gzipped bytes (fonts as they are), and in how many files. */
export interface Weight {
  html: number;
  js: number;
  /** In English. */
  words: number;
  css: number;
  fonts: number;
  files: number;
}

/** What was reached. `check-budget.ts --accept` writes it. */
export const reachedFile = join(import.meta.dirname, 'budget.json');
const reached = JSON.parse(readFileSync(reachedFile, 'utf8')) as Record<string, Weight>;
const allowance = 1.03;

/** Three percent above what was reached. */
export function limitOf(route: string, kind: keyof Weight): number {
  const weight = reached[route];
  if (weight === undefined) throw new Error(`budget.json does not have ${route}`);
  return Math.floor(weight[kind] * allowance);
}
