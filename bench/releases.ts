// `pnpm bench:releases [version …]`: the demo community of each release before this one, made by that release, is brought
// to this one. No row may go, no value may change that nobody decided, and members and office must find what was theirs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askApi,
  databaseUrl,
  dropDatabase,
  installEngine,
  projectRoot,
  queryDatabase,
  recordFigures,
  startApiNode,
} from '@suchi/testing';
import { demoLogins } from '../apps/api/seed/demo-logins.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-releases-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const git = (...words: string[]) => execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();

interface Release {
  version: string;
  commit: string;
}

/** The releases in the history of this commit, the oldest first. */
function listReleases(): Release[] {
  const lines = git('log', '--reverse', '--format=%H %s', '--grep=^chore(release): version ').split('\n');
  return lines.flatMap((line) => {
    const [, commit, version] = /^(\w+) chore\(release\): version (\S+)$/.exec(line) ?? [];
    return commit !== undefined && version !== undefined ? [{ commit, version }] : [];
  });
}

/** Checks the release out beside this one, and lets it install and fill a database. */
function fillByRelease({ version, commit }: Release, database: string): void {
  const checkout = join(folder, version);
  git('worktree', 'add', '--detach', '--quiet', checkout, commit);
  const run = (command: string, args: string[], env: Record<string, string> = {}) =>
    execFileSync(command, args, {
      cwd: checkout,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  run('pnpm', ['--filter', '@suchi/extension', 'build']);
  const make = `
    import { createDatabase, installEngine } from '${checkout}/packages/testing/src/index.ts';
    await installEngine(await createDatabase('${database}'));`;
  run('node', ['--input-type=module', '--eval', make]);
  run('node', ['scripts/seed-demo.ts'], {
    SUCHI_DATABASE_URL: databaseUrl(database),
    SUCHI_UPLOADS: join(folder, `uploads-${version}`),
    SUCHI_FEW_FACES: 'true',
  });
}

interface ColumnSum {
  place: string;
  rows: number;
  sum: string;
}

/** The number of rows of each table, and a sum of the values of each column, whatever the order of the rows. */
async function sumColumns(database: string): Promise<Map<string, ColumnSum>> {
  const columns = (await queryDatabase(
    database,
    `select table_name as "table", column_name as "column" from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (table_name not like 'directus\\_%' or table_name in ('directus_users', 'directus_files'))`,
  )) as { table: string; column: string }[];
  const sums = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place, count(*)::int as rows,
              coalesce(sum(hashtextextended("${column}"::text, 1)::numeric), 0)::text as sum from "${table}"`,
  );
  const found = (await queryDatabase(database, sums.join(' union all '))) as ColumnSum[];
  return new Map(found.map((each) => [each.place, each]));
}

/** A member and an admin of the demo sign in and find people. */
async function useAfter(database: string): Promise<{ found: number; isOfficeGood: boolean }> {
  const node = await startApiNode({
    namespace: database,
    databaseUrl: databaseUrl(database),
    smtpUrl: 'smtp://127.0.0.1:1',
    paymentsUrl: 'http://127.0.0.1:1',
    publicUrl: 'https://suchi.test',
    logFolder: folder,
    extraEnv: { SUCHI_UPLOADS: folder },
  });
  try {
    const signIn = async ({ email, password }: { email: string; password: string }) =>
      (await askApi<{ access_token: string }>(node.url, '/auth/login', { body: { email, password } })).data;
    const member = await signIn(demoLogins.subscriber);
    const search = await askApi<{ total: number }>(node.url, '/qe_search/profiles', {
      token: member.access_token,
      body: { filters: {} },
    });
    const admin = await signIn(demoLogins.admin);
    const counts = await askApi(node.url, '/qe_office/user_counts', { token: admin.access_token });
    return { found: search.data.total, isOfficeGood: counts.status === 200 };
  } finally {
    await node.stop();
  }
}

async function upgradeFrom(release: Release) {
  const database = `suchi_bench_release_${release.version.replaceAll('.', '_')}`;
  await dropDatabase(database);
  try {
    fillByRelease(release, database);
    const before = await sumColumns(database);
    const startedAt = performance.now();
    await installEngine(databaseUrl(database));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const again = await installEngine(databaseUrl(database));
    const after = await sumColumns(database);
    const gone = [...before.values()].filter(({ place, rows }) => (after.get(place)?.rows ?? 0) < rows);
    const changed = [...before.values()].filter(
      ({ place, sum, rows }) => after.get(place)?.rows === rows && after.get(place)?.sum !== sum,
    );
    const tables = new Set([...before.keys()].map((place) => place.split('.')[0]));
    const grown = [...after.values()]
      .filter(
        ({ place, rows }) => rows > (before.get(place)?.rows ?? (tables.has(place.split('.')[0]) ? rows : 0)),
      )
      .map(({ place }) => place.split('.')[0]);
    const use = await useAfter(database);
    say(`${release.version}: ${before.size} columns, ${seconds} s; a member finds ${use.found}`);
    say(`  gone: ${gone.map(({ place }) => place).join(', ') || 'none'}`);
    say(`  changed: ${changed.map(({ place }) => place).join(', ') || 'none'}`);
    say(`  more rows: ${[...new Set(grown)].join(', ') || 'none'}`);
    return { gone, changed, use, isSettled: again.includes('Nothing to change.') };
  } finally {
    await dropDatabase(database);
    rmSync(join(folder, release.version), { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

const wanted = process.argv.slice(2);
const releases = listReleases().filter(({ version }) => wanted.length === 0 || wanted.includes(version));
const done = [];
try {
  for (const release of releases) done.push(await upgradeFrom(release));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const isGood = done.every(
  ({ gone, use, isSettled }) => gone.length === 0 && isSettled && use.found > 0 && use.isOfficeGood,
);
recordFigures('releases', {
  releases: releases.map(({ version }) => version).join(', '),
  'columns lost': done.flatMap(({ gone }) => gone).length,
  'columns changed': done.flatMap(({ changed }) => changed).length,
  'found by a member': done.map(({ use }) => use.found).join(', '),
});
if (!isGood) process.exitCode = 1;
