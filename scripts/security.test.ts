import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRepository } from './documents.ts';
import { filesIn, readRows, requirements, testsIn } from './security.ts';

const repository = readRepository(path.resolve(import.meta.dirname, '..'));
const rows = readRows(repository.read('docs/practices/security.md'));
const filesNamed = (name: string) =>
  [...repository.files].filter((file) => file === name || file.endsWith(`/${name}`));

describe('the answers to ASVS level 2', () => {
  it('has every requirement once, in order', () => {
    expect(requirements).toHaveLength(259);
    expect(rows.map(({ number }) => number)).toEqual(requirements);
  });

  it.each(rows)('$number has a state and an answer', ({ state, answer }) => {
    expect(['yes', 'accepted', 'does not apply']).toContain(state);
    expect(answer.length).toBeGreaterThan(3);
  });

  it.each(rows.filter(({ answer }) => filesIn(answer).length > 0))(
    '$number names files and tests that exist, each by a name of its own',
    ({ answer }) => {
      for (const name of filesIn(answer)) expect(filesNamed(name), name).toHaveLength(1);
      for (const { file, title } of testsIn(answer)) {
        const [found = ''] = filesNamed(file);
        expect(repository.read(found).includes(title), `${file}: ${title}`).toBe(true);
      }
    },
  );

  it('finds the tests that an answer names', () => {
    expect(testsIn('`a.test.ts`: "one", "two"; `b.spec.ts`: "three". `c.test.ts` has `d.ts`')).toEqual([
      { file: 'a.test.ts', title: 'one' },
      { file: 'a.test.ts', title: 'two' },
      { file: 'b.spec.ts', title: 'three' },
    ]);
    expect(filesIn('`a.test.ts`: "one" and `platform/d.ts`, `randomInt`')).toEqual([
      'a.test.ts',
      'platform/d.ts',
    ]);
  });
});
