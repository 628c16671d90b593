import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, type StackUrls } from '@suchi/testing';

/** The database of the suite's stack. Two checkouts on one machine need two names. */
export const suiteDatabase = process.env['SUCHI_E2E_DATABASE'] ?? 'suchi_e2e';

/** A running stack to test instead of one of the suite's own: the file that `pnpm stack:up` writes into `.stack/`. */
export const runningStack = process.env['SUCHI_E2E_URLS'];

export const urlsFile = runningStack ?? join(projectRoot, '.stack/e2e/urls.json');

/** Made by the journey that may change the edition now. */
export const turnFolder = join(projectRoot, '.stack/e2e/edition-turn');

export function stackUrls(): StackUrls {
  return JSON.parse(readFileSync(urlsFile, 'utf8')) as StackUrls;
}
