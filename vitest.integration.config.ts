import { defineConfig } from 'vitest/config';

// Tests against the real engine, PostgreSQL and Redis. Every file starts an installation of its own, so files
// may run beside each other; two at a time is what two cores carry.
// With SUCHI_TEST_STORAGE=s3 only the files that are about photos, videos and the book, with all of it in a bucket.
const isS3 = process.env.SUCHI_TEST_STORAGE === 's3';

export default defineConfig({
  test: {
    include: isS3
      ? ['apps/api/test/{media*,book-file}.integration.test.ts']
      : ['apps/**/*.integration.test.ts'],
    setupFiles: ['packages/testing/src/fixed-seed.ts'],
    globalSetup: ['apps/api/test/prepare-template.ts', 'apps/api/test/prepare-storage.ts'],
    maxWorkers: 2,
    // Wide, because a machine can be busy: what is slow here is the engine starting, not the thing under test.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    env: { TZ: 'Asia/Kolkata' },
    // In CI only failures are worth lines.
    reporters: [
      process.env.CI === 'true' ? 'minimal' : 'default',
      ['json', { outputFile: `node_modules/.cache/suchi/integration${isS3 ? '-s3' : ''}.json` }],
    ],
  },
});
