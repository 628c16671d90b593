import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../apps/operator/src/commands/index.ts';
import { listSteps } from './guide-steps.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../docs/ops/installing.md'), 'utf8');
const steps = listSteps(guide);

it('takes the commands of each step, without the output that is shown', () => {
  expect(
    listSteps(
      '# Page\n\n## From a new server to the first sign-in\n\n### 1. One\n\n```sh\na\n```\n\n```text\nb\n```\n\n```sh\nc\n```\n\n### 2. Two\n\nd\n\n## Rest\n\n```sh\ne\n```\n',
    ),
  ).toEqual([{ title: '1. One', commands: 'a\nc\n' }]);
});

it('finds the eight steps of the guide, and commands of ours that exist', () => {
  expect(steps.map(({ title }) => Number.parseInt(title))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const ours = steps.flatMap(({ commands: text }) =>
    [...text.matchAll(/^suchi ([\w-]+)/gm)].map(([, name]) => name),
  );
  expect(ours.length).toBeGreaterThan(5);
  const known = commands.map(({ name }) => name);
  expect(ours.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
