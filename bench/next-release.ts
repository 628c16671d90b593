// The release after this one, for `pnpm bench:upgrade`: a copy of apps/api with a changed schema, built in a folder of
// its own, as an operator does it.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@suchi/testing';

/** What the release before has and the next one does not declare any more. */
export const oldColumn = { table: 'qd_matrimonial_profile', name: 'bench_old' };

/** Everything that a release can do to a table that is in use. */
const changedSchema = `
import { boolean, string, text } from './field.ts';
import { between, defineCollection, index, oneOf } from './collection.ts';
import { numberKey } from './field.ts';
import { schema as before } from './before.ts';
import { mailKinds } from '@suchi/domain/accounts';
export { databaseExtensions } from './before.ts';

const added = defineCollection('bench_added', { icon: null, note: null, fields: { id: numberKey(), name: text() } });

export const schema = [added, ...before.map((collection) => {
  if (collection.collection === 'qd_matrimonial_profile')
    return {
      ...collection,
      fields: {
        ...collection.fields,
        bench_words: string(200, { isNullable: false, defaultValue: '' }),
        bench_flag: boolean(false),
        bench_note: text(),
      },
      rules: [
        ...collection.rules,
        between('suchi_bench_words', 'length(bench_words)', 0, 150),
        index('suchi_bench_words_index', '(lower(bench_words), id)'),
      ],
    };
  if (collection.collection === 'qdb_mail')
    return {
      ...collection,
      rules: collection.rules.map((rule) =>
        rule.name === 'suchi_qdb_mail_kind' ? oneOf(rule.name, 'kind', [...mailKinds, 'bench']) : rule),
    };
  return collection;
})];
`;

const fill = `update qd_matrimonial_profile set bench_words = coalesce(first_name, '-') where bench_words = ''`;

const changedMigrations = `
import { migrations as before } from './before.ts';
export const migrations = [
  ...before,
  { id: '9001-bench-early', reads: [], isEarly: true, sql: "${fill}" },
  { id: '9002-bench-late', reads: [], sql: "${fill}" },
];
`;

/** Returns its apps/api. Packages are those of this checkout. */
export async function makeNextRelease(): Promise<string> {
  const [from, to] = [
    join(projectRoot, 'apps/api'),
    join(mkdtempSync(join(tmpdir(), 'suchi-next-')), 'apps/api'),
  ];
  const left = new Set(['node_modules', 'uploads', 'test', 'dist']);
  cpSync(from, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
  // The build reads the version there.
  for (const part of ['scripts', 'package.json'])
    symlinkSync(join(projectRoot, part), join(to, '../..', part));
  for (const folder of ['', 'extensions/suchi'])
    symlinkSync(join(from, folder, 'node_modules'), join(to, folder, 'node_modules'));
  for (const [folder, index] of [
    ['schema', changedSchema],
    ['migrations', changedMigrations],
  ] as const) {
    renameSync(join(to, folder, 'index.ts'), join(to, folder, 'before.ts'));
    writeFileSync(join(to, folder, 'index.ts'), index);
  }
  const extension = join(to, 'extensions/suchi');
  await promisify(execFile)(join(extension, 'node_modules/.bin/directus-extension'), ['build'], {
    cwd: extension,
  });
  return to;
}
