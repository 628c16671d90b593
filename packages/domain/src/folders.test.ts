import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe('the package', () => {
  it.each(folders.map(({ name }) => name))('%s exports every module in it', (folder) => {
    const modules = readdirSync(`${root}/${folder}`).filter(
      (name) => !name.endsWith('.test.ts') && name !== 'index.ts',
    );
    const index = readFileSync(`${root}/${folder}/index.ts`, 'utf8');
    expect(index.trim().split('\n')).toEqual(modules.toSorted().map((name) => `export * from './${name}';`));
  });
});
