import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every write to it says that the disk is full. Only Linux has it. */
const full = '/dev/full';

/** The exit code of a process that logs twice and then goes on for a moment. */
function logInto(path: string, first: string): number | null {
  const log = openSync(path, 'w');
  const program = `
    import { pino } from 'pino';
    import { surviveFullLog } from ${JSON.stringify(join(import.meta.dirname, 'survive-full-log.ts'))};
    ${first}
    const logger = pino({}, process.stdout);
    logger.info('one');
    logger.info('two');
    setTimeout(() => process.exit(7), 100);`;
  const options = {
    stdio: ['ignore', log, 'ignore'] as ['ignore', number, 'ignore'],
    cwd: import.meta.dirname,
  };
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], options);
  closeSync(log);
  return status;
}

it.skipIf(!existsSync(full))('a process goes on when the disk of its log is full', () => {
  expect(logInto(full, '')).not.toBe(7);
  expect(logInto(full, 'surviveFullLog();')).toBe(7);
});
