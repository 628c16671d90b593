import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findReleaseNotes } from './release-notes.ts';
import { describeRelease } from './release.ts';

const changelog = `# Changelog

## [Unreleased]

### Later

- Not yet.

## [1.2.0] - 2026-12-01

### For families

- A larger photo.

## [1.1.0] - 2026-11-20

## [1.0.0] - 2026-11-01

- The first.

[1.0.0]: https://example.org/1.0.0
`;

it.each([
  ['1.2.0', '## For families\n\n- A larger photo.'],
  ['Unreleased', '## Later\n\n- Not yet.'],
  ['1.0.0', '- The first.'],
  ['1.1.0', null],
  ['1.2', null],
  ['9.9.9', null],
])('the notes of %s', (version, notes) => {
  expect(findReleaseNotes(changelog, version)).toBe(notes);
});

it('our changelog is about what comes next, or about the version that the packages have', () => {
  const ours = readFileSync(path.resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const notes = ['Unreleased', describeRelease().version].map((version) => findReleaseNotes(ours, version));
  expect(notes.find((text) => text !== null)).toMatch(/^## /m);
});
