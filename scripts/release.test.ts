import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeRelease } from './release.ts';

const root = path.resolve(import.meta.dirname, '..');
const manifests = ['package.json', '{apps,packages}/*/package.json', 'apps/api/extensions/*/package.json'];

it('has the version of every package and the commit', () => {
  const versions = globSync(manifests, { cwd: root }).map((file) => {
    const { version } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { version: string };
    return version;
  });
  const { version, revision } = describeRelease({});
  expect(versions.length).toBeGreaterThan(9);
  expect(new Set(versions)).toEqual(new Set([version]));
  const head = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  expect(revision.replace(/-changed$/, '')).toBe(head);
});

it('takes the commit from the environment where there is no history', () => {
  expect(describeRelease({ SUCHI_REVISION: '0123456789ab' }).revision).toBe('0123456789ab');
});
