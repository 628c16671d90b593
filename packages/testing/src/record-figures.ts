import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './stack/project-root.ts';

/** What a long run measured, in the order in which people read it. */
export type Figures = Record<string, number | string>;

/** Keeps the figures of a run where `pnpm prove` reads them. */
export function recordFigures(name: string, figures: Figures): void {
  const file = join(projectRoot, 'node_modules/.cache/suchi', `figures-${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(figures));
}
