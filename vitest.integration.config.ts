import { readFileSync } from 'node:fs';
import { queryDatabase } from '@suchi/testing';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests against the real engine, PostgreSQL and Redis. The files of one worker share an installation, unless they start
// one of their own.
// With SUCHI_TEST_STORAGE=s3 only the files that are about photos, videos and the book, with all of it in a bucket.
const isS3 = process.env.SUCHI_TEST_STORAGE === 's3';

const shares = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('shareInstallation(');

/** The files that start engines of their own take longest. Started last, they would leave one core idle. */
class OwnInstallationsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's class
    const bySize = await super.sort(files);
    return [...bySize.filter((file) => !shares(file)), ...bySize.filter(shares)];
  }
}

/** A file often waits, so three keep two cores busy. They need more connections than PostgreSQL allows by itself. */
async function countWorkers(): Promise<number> {
  const sql = `select current_setting('max_connections')::int as most`;
  const rows = await queryDatabase('postgres', sql).catch(() => []);
  return (rows as { most: number }[]).some(({ most }) => most >= 200) ? 3 : 2;
}

export default defineConfig({
  test: {
    include: isS3
      ? ['apps/api/test/{media*,book-file}.integration.test.ts']
      : ['apps/**/*.integration.test.ts'],
    name: isS3 ? 'integration-s3' : 'integration',
    setupFiles: ['packages/testing/src/times/record-cpu.ts', 'packages/testing/src/fixed-seed.ts'],
    globalSetup: ['apps/api/test/prepare-template.ts', 'apps/api/test/prepare-storage.ts'],
    maxWorkers: await countWorkers(),
    // A worker keeps its modules, and with them the shared installation.
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: OwnInstallationsFirst },
    // Wide, because a machine can be busy: what is slow here is the engine starting, not the thing under test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    env: { TZ: 'Asia/Kolkata' },
    // In CI only failures are worth lines.
    reporters: [
      process.env.CI === 'true' ? 'minimal' : 'default',
      './packages/testing/src/times/vitest-times.ts',
    ],
  },
});
