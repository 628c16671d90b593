// `pnpm bench:book [profiles] [press]`: the demo book as proof and as press file, with times, memory and what the files have.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultEdition, type PrintedProfile } from '../packages/domain/src/print/index.ts';
import { dropDatabase, type Figures, installNeeds, recordFigures } from '@suchi/testing';
import { readEnv } from '../apps/api/extensions/suchi/src/platform/env.ts';
import { bookFileName, createBookStorage } from '../apps/api/extensions/suchi/src/print/book/book-storage.ts';
import { createChromiumLayout } from '../apps/api/extensions/suchi/src/print/book/chromium-layout.ts';
import { makeBook } from '../apps/api/extensions/suchi/src/print/book/make-book.ts';
import { findBookJob, insertBookJob } from '../apps/api/extensions/suchi/src/print/repository/book-jobs.ts';
import { readPrintedProfiles } from '../apps/api/extensions/suchi/src/print/repository/printed-profiles.ts';
import { createJobPlatform } from '../apps/api/extensions/suchi/src/worker/job-platform.ts';
import { cloneDemoDatabase } from '../scripts/demo-database.ts';

installNeeds('browser', 'pdf');

type Knex = ReturnType<typeof createJobPlatform>['database'];

const sampleCount = 10;
const figures: Figures = {};
const wanted = Number(process.argv[2] ?? 1300);
const databaseName = 'suchi_bench_book';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Wide enough for every profile of the demo. */
const sections = defaultEdition.sections.map((section, index) => ({
  ...section,
  from: index * 1500 + 1,
  to: index * 1500 + 1500,
}));

const demo = await cloneDemoDatabase(databaseName);
const uploads = mkdtempSync(join(tmpdir(), 'suchi-bench-book-'));
for (const name of readdirSync(demo.uploadsFolder))
  if (name !== 'books') symlinkSync(join(demo.uploadsFolder, name), join(uploads, name));
const platform = createJobPlatform(
  readEnv({
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: 'x'.repeat(32),
    SUCHI_DATABASE_URL: demo.databaseUrl,
    SUCHI_REDIS_URL: 'redis://127.0.0.1:1',
    SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
    SUCHI_LOG_LEVEL: 'warn',
    SUCHI_UPLOADS: uploads,
  }),
);
const storage = createBookStorage(platform.storage, uploads);
const layout = createChromiumLayout({
  chromiumPath: process.env['SUCHI_CHROMIUM'],
  folder: storage.folder,
});
const ports = {
  platform,
  storage,
  layout,
  profilePath: fileURLToPath(new URL('../apps/api/press/fogra39.icc', import.meta.url)),
};

try {
  const edition = await numberEveryone(platform.database);
  const profiles = await readPrintedProfiles(platform.database, edition);
  say(`${profiles.length} profiles`);
  // The press file alone lays the pages out too.
  if (process.argv[3] !== 'press') await measure('proof', edition, profiles);
  await freeze(platform.database, edition, profiles);
  await measure('press', edition, profiles);
  recordFigures('book', { profiles: profiles.length, ...figures });
} finally {
  await layout.close();
  await platform.database.destroy();
  await dropDatabase(databaseName);
  rmSync(uploads, { recursive: true });
}

async function numberEveryone(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { id: number }[] }>(
    'update edition set sections = ? where is_current returning id',
    [JSON.stringify(sections)],
  );
  const edition = rows[0]?.id ?? 0;
  await database.raw('update qd_matrimonial_profile set serial_number = null');
  await database.raw(
    `update qd_matrimonial_profile p set status = 'Active', edition = :edition, serial_number = n.number
       from (select id, (case when gender = 'Male' then 0 else 3000 end)
                    + row_number() over (partition by gender = 'Male' order by id) as number,
                    row_number() over (order by id) as place
               from qd_matrimonial_profile where gender is not null) n
      where n.id = p.id and n.place <= :wanted`,
    { edition, wanted },
  );
  return edition;
}

async function freeze(database: Knex, edition: number, profiles: readonly PrintedProfile[]): Promise<void> {
  await database('edition').where({ id: edition }).update({ frozen_at: new Date() });
  for (const content of profiles)
    await database('printed_profile').insert({
      edition,
      profile: content.profile,
      serial_number: content.serialNumber,
      content: JSON.stringify(content),
    });
}

async function measure(
  kind: 'proof' | 'press',
  edition: number,
  profiles: readonly PrintedProfile[],
): Promise<void> {
  const [admin] = await platform.database('directus_users').limit(1).select('id');
  const job = await insertBookJob(platform.database, {
    edition,
    kind,
    size: 'A5',
    cover: 'picture',
    cover_picture: null,
    started_by: admin?.id ?? '',
  });
  const memory = watchMemory();
  const from = performance.now();
  const result = await makeBook(ports, { bookJob: job }, true);
  await layout.close();
  const seconds = (performance.now() - from) / 1000;
  const peak = memory.stop();
  const row = await findBookJob(platform.database, job);
  say(
    `\n${kind}: ${result} in ${seconds.toFixed(0)} s, peak ${Math.round(peak / 1e6)} MB, ${row?.pages} pages`,
  );
  if (!row?.snapshot || row.state !== 'done') throw new Error(JSON.stringify(row?.cause));
  for (const { stage, total, seconds: each } of row.steps ?? []) say(`  ${stage} ${total}: ${each} s`);
  say(`  checks ${JSON.stringify(row.checks)}`);
  say(`  warnings ${row.warnings?.length}`);
  const path = await storage.toDisk(row.snapshot, bookFileName(kind));
  say(`  ${Math.round(statSync(path).size / 1e6)} MB`);
  const places = JSON.parse(String(await storage.read(row.snapshot, 'places.json'))) as Record<
    string,
    number
  >;
  const sampled = Array.from(
    { length: sampleCount },
    (_, index) => profiles[Math.floor((index * profiles.length) / sampleCount)],
  );
  // The press file is without the front cover.
  const pageOf = ({ serialNumber }: PrintedProfile) =>
    (places[serialNumber] ?? 0) - (kind === 'press' ? 1 : 0);
  const found = sampled.filter((profile) => profile && isOnPage(path, profile, pageOf(profile))).length;
  say(`  ${found} of ${sampleCount} sampled profiles found`);
  if (found < sampleCount) process.exitCode = 1;
  figures[`${kind} pages`] = row.pages ?? 0;
  figures[`${kind} s`] = Math.round(seconds);
  figures[`${kind} peak MB`] = Math.round(peak / 1e6);
}

function isOnPage(path: string, profile: PrintedProfile, pageNumber: number): boolean {
  const page = String(pageNumber);
  const text = execFileSync('pdftotext', ['-f', page, '-l', page, path, '-'], { encoding: 'utf8' });
  const words = text.replaceAll(/\s+/g, ' ');
  return [profile.firstName, profile.lastName, String(profile.serialNumber)].every((each) =>
    words.includes(each),
  );
}

/** This process and all it started, with shared memory counted once. */
function watchMemory(): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sumMemory());
  }, 500);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function sumMemory(): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = readOr(`/proc/${name}/stat`);
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    parents.set(Number(name), parent);
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === process.pid || isOurs(parents.get(pid)));
  return [...parents.keys()]
    .filter(isOurs)
    .map((pid) => Number(/^Pss: +(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024)
    .reduce((sum, each) => sum + each, 0);
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}
