import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './index.ts';

it('lists every file of this folder once, in order, under its own name', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name));
  expect(migrations.map(({ id }) => `${id}.ts`)).toEqual(files.toSorted());
});
