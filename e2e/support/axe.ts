import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';

/** The small file: it is sent into each page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const window: { axe?: { run(options: RunOptions): Promise<AxeResults> } };

type Violation = [rule: string, elements: string[]];

/**
 * The violations on the page, of all rules or of some. It runs axe in the page itself. The usual package for
 * Playwright opens a second page for each run, for frames of other origins, and takes seven times as long (ADR 0050).
 */
export async function findViolations(page: Page, rules?: string[]): Promise<Violation[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (given) => {
    if (!window.axe) throw new Error('the page was loaded again');
    const { violations } = await window.axe.run(given);
    return violations.map(({ id, nodes }): Violation => [id, nodes.map(({ html }) => html)]);
  }, options);
}
