import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Families misunderstood these sentences. `Name in address is not filled` stays: the specification has it.
const replaced = [
  'One profile for the candidate',
  'We then ask the right questions',
  'bank said',
  'The bank says',
  'Street in address is not filled',
  'City in address is not filled',
  'take it back on this page',
  'is not told who reported',
  'Who lives there',
  'As the family knows it',
  'is easy to guess',
  'Dark colours',
  'Where you are signed in',
  'Update Status',
  'per annum',
  'opens the display to everyone',
];

const src = path.resolve(import.meta.dirname, '..');
const packages = path.resolve(src, '../../../packages');

it.each(replaced)('no text says “%s” again', (words) => {
  const texts = globSync(`${packages}/words/en/**/*.json`);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes(words))).toEqual([]);
});
