import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const widening = /\badmin:\s*true\b|\baccountability:\s*null\b/;

it('rights are widened in elevate.ts and nowhere else', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.filter((file) => widening.test(readFileSync(path.join(source, file), 'utf8')));
  expect(found).toEqual(['platform/elevate.ts']);
});
