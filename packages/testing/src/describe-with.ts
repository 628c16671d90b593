import { beforeEach, describe } from 'vitest';
import { describeMissing, type Need } from './needs.ts';

/**
 * `describe` for tests that need a program which not every machine has. Without it they are skipped, and the title says
 * why. In CI they fail instead, so that the proof cannot shrink unnoticed.
 */
export function describeWith(need: Need, title: string, tests: () => void): void {
  const reason = describeMissing([need]);
  if (reason === null) describe(title, tests);
  else if (process.env['CI'] === 'true')
    describe(title, () => {
      beforeEach(() => {
        throw new Error(reason);
      });
      tests();
    });
  else describe.skip(`${title} (skipped: ${reason})`, tests);
}
