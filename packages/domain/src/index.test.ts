import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as domain from './index.ts';

const folder = import.meta.dirname;
const modules = readdirSync(folder).filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts');
const index = readFileSync(`${folder}/index.ts`, 'utf8');

describe('the package', () => {
  it('exports every module', () => {
    expect(index.trim().split('\n')).toEqual(modules.toSorted().map((name) => `export * from './${name}';`));
  });

  it('hands on what the modules export', () => {
    expect(domain).toMatchObject({
      passwordMinLength: 8,
      orderSteps: ['ordered', 'dispatched', 'delivered'],
    });
  });
});
