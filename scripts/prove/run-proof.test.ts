import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@suchi/testing';
import { afterAll, expect, it } from 'vitest';
import type { Proof } from './proofs.ts';
import { runProof } from './run-proof.ts';

const cache = join(projectRoot, 'node_modules/.cache/suchi');
const report = 'prove-test.json';
const write = (text: string) => ({ words: ['bash', '-c', `echo '${text}' > '${join(cache, report)}'`] });
const proof = (changes: Partial<Proof>): Proof => ({
  name: 'test',
  says: 'nothing',
  needs: [],
  commands: [write('{"requests":3}')],
  reports: [report],
  figures: (read) => read(report) as { requests: number },
  ...changes,
});
const outcomeOf = async (changes: Partial<Proof>, args: string[] = []) => {
  const { result, figures } = await runProof(proof(changes), args);
  return [result, figures];
};

afterAll(() => {
  for (const name of [report, 'prove-test.log']) rmSync(join(cache, name), { force: true });
});

it('a proof passes with its figures', async () => {
  expect(await outcomeOf({})).toEqual(['passed', { requests: 3 }]);
});

it('a proof fails when a command fails, and the next one does not run', async () => {
  const failing = { words: ['bash', '-c', 'exit 3'] };
  expect(await outcomeOf({ commands: [failing, write('{}')] })).toEqual(['FAILED', {}]);
  expect(await outcomeOf({ commands: [write('{"requests":1}'), failing] })).toEqual([
    'FAILED',
    { requests: 1 },
  ]);
});

it('a proof that leaves no report has failed, also where an older report lies', async () => {
  writeFileSync(join(cache, report), '{"requests":9}');
  expect(await outcomeOf({ commands: [{ words: ['true'] }] })).toEqual(['FAILED', {}]);
});

it('a proof that cannot run here is skipped with its reason, and nothing of it runs', async () => {
  const probe = { command: 'exit 1', reason: 'no Docker' };
  expect(await outcomeOf({ probe })).toEqual(['skipped: no Docker', {}]);
  expect(await outcomeOf({ needs: ['no-such-tool'] })).toEqual([
    'skipped: not everything of no-such-tool could be installed',
    {},
  ]);
  expect(await outcomeOf({ probe: { command: 'true', reason: 'no Docker' } })).toEqual([
    'passed',
    { requests: 3 },
  ]);
});

it('options go to the last command, and the cleaning up runs after a failure too', async () => {
  const print = (code: number) => ({
    words: ['bash', '-c', `printf '{"requests":%s}' "$0" > '${join(cache, report)}'; exit ${code}`],
  });
  expect(await outcomeOf({ commands: [{ words: ['true'] }, print(0)] }, ['7'])).toEqual([
    'passed',
    { requests: 7 },
  ]);
  expect(await outcomeOf({ commands: [print(1)], cleanUp: write('{"requests":8}') }, ['7'])).toEqual([
    'FAILED',
    { requests: 8 },
  ]);
});
