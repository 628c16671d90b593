import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { queryDatabase } from '@suchi/testing';
import { suiteDatabase, turnFolder } from './stack-urls.ts';
import { expect, test } from './test.ts';

const longestWaitMs = 400_000;

function takeTurn(): boolean {
  try {
    mkdirSync(turnFolder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** An installation has one edition. Journeys that freeze it, or make its book, take turns; each finds it open. */
export function takeTurnsWithTheEdition(): void {
  test.beforeEach(async () => {
    test.setTimeout(longestWaitMs + 200_000);
    mkdirSync(dirname(turnFolder), { recursive: true });
    await expect.poll(takeTurn, { timeout: longestWaitMs, intervals: [500] }).toBe(true);
    await queryDatabase(suiteDatabase, 'delete from printed_profile');
    await queryDatabase(suiteDatabase, 'update edition set frozen_at = null, frozen_by = null');
  });
  test.afterEach(() => rmSync(turnFolder, { recursive: true, force: true }));
}
