import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { renderRowTypes, rowTypesFile } from './row-types.ts';

it('the row types are those of the schema; otherwise run: node scripts/write-row-types.ts', async () => {
  const file = path.resolve(import.meta.dirname, '..', rowTypesFile);
  const wanted = await format(renderRowTypes(), { ...(await resolveConfig(file)), parser: 'typescript' });
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
