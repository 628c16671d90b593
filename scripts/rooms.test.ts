import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRoomCycles } from './room-cycles.ts';
import { findWriters, listRoomFiles, sharedTables } from './table-writers.ts';

const server = path.resolve(import.meta.dirname, '../apps/api/extensions/suchi/src');
const rowTypes = readFileSync(path.join(server, 'platform/rows.generated.ts'), 'utf8');
const tables = new Set([...rowTypes.matchAll(/^ {2}(\w+): \{/gm)].map(([, table = '']) => table));

describe('the rooms of the server', () => {
  it('write a table in one room only; the others call its commands', () => {
    expect(sharedTables(findWriters(server, tables))).toEqual([]);
  });

  it('do not import each other in a cycle', () => {
    expect(findRoomCycles(server)).toEqual([]);
  });

  it("read the association's settings by one module", () => {
    const reading = /\b(?:from|join) admin_setting\b|\('admin_setting[ ']/;
    const readers = listRoomFiles(server).filter(({ file }) =>
      reading.test(readFileSync(path.join(server, file), 'utf8')),
    );
    expect(readers.map(({ file }) => file)).toEqual(['platform/association.ts']);
  });
});

describe('broken on purpose', () => {
  let source: string;

  beforeEach(() => {
    source = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  });

  afterEach(() => {
    rmSync(source, { recursive: true });
  });

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
    writeFileSync(path.join(source, file), text);
  }

  const writersOf = (text: string, files: Record<string, string> = {}) => {
    for (const [file, each] of Object.entries({ ...files, 'a/x.ts': text })) write(file, each);
    return [...findWriters(source, new Set(['edition', 'receipt', 'directus_users'])).keys()];
  };

  it.each([
    ['a chain', `await tx('edition').where({ id }).update({ year });`],
    ['a chain with an alias', `await tx('edition as e').whereIn('id', ids).delete();`],
    ['a chain on a member', `await platform.database('edition').increment('run', 1);`],
    ['a constant', `const table = 'edition'; function go() { return tx(table).insert(row); }`],
    ['a kept query', `function go() { const query = tx('edition').where({ id }); return query.delete(); }`],
    [
      'a choice',
      `function go() { const all = tx('edition'); return (one ? all.where(one) : all).delete(); }`,
    ],
    ['a table of a list', `for (const [table, row] of [['edition', one]]) await tx(table).insert(row);`],
    ['an update in SQL', 'await tx.raw(`with a as (select 1) update edition set year = 1`);'],
    ['SQL over lines', 'await tx.raw(`insert into\n  edition as e (year) values (1)`);'],
    ['SQL with a constant', "const table = 'edition'; await tx.raw(`delete from ${table} where true`);"],
  ])('reads %s', (_, text) => {
    expect(writersOf(text)).toEqual(['edition']);
  });

  it('reads a constant of another file', () => {
    const files = { 'a/y.ts': `export const editions = 'edition';` };
    expect(writersOf(`import { editions as t } from './y.ts'; tx(t).insert(row);`, files)).toEqual([
      'edition',
    ]);
  });

  it("reads the engine's services", () => {
    const text = `const users = new platform.services.UsersService(options); await users.updateOne(id, { status });`;
    expect(writersOf(text)).toEqual(['directus_users']);
  });

  it.each([
    ['a query', `await tx('edition').where({ id }).first('year');`],
    ['a lock', 'await tx.raw(`select id from edition for update`);'],
    ['a join', `await tx('receipt').join('edition', on).first('year'); new Map().delete('edition');`],
    ['a hash', `createHash('md5').update('edition').digest();`],
  ])('takes %s for no write', (_, text) => {
    expect(writersOf(text)).toEqual([]);
  });

  it('names the rooms that share a table', () => {
    write('b/commands/y.ts', `await tx('edition').delete();`);
    write('b/y.test.ts', `await tx('receipt').delete();`);
    writersOf(`await tx('edition').insert(row); await tx('receipt').insert(row);`);
    const writers = findWriters(source, new Set(['edition', 'receipt']));
    expect(sharedTables(writers)).toEqual(['edition: a (a/x.ts); b (b/commands/y.ts)']);
  });

  it('finds a cycle over several rooms, and of types alone', () => {
    write('a/endpoint.ts', `import { y } from '../b/commands/y.ts';`);
    write(
      'b/commands/y.ts',
      `import type { Z } from '../../c/present.ts'; import { p } from '../../platform/p.ts';`,
    );
    write('c/present.ts', `export { x } from '../a/commands/x.ts';`);
    write('d/x.ts', `const later = () => import('../a/endpoint.ts');`);
    expect(findRoomCycles(source)).toEqual(['a, b, c']);
    write('c/present.ts', `import { x } from './codec.ts';`);
    expect(findRoomCycles(source)).toEqual([]);
  });
});
