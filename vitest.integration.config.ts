import { defineConfig } from 'vitest/config';

// Tests against the real engine, PostgreSQL and Redis. Every file starts an installation of its own, so files
// may run beside each other; two at a time is what two cores carry.
export default defineConfig({
  test: {
    include: ['apps/**/*.integration.test.ts'],
    setupFiles: ['packages/testing/src/fixed-seed.ts'],
    globalSetup: ['apps/api/test/prepare-template.ts'],
    maxWorkers: 2,
    // Wide, because a machine can be busy: what is slow here is the engine starting, not the thing under test.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    env: { TZ: 'Asia/Kolkata' },
    // In CI only failures are worth lines.
    reporters: [
      process.env.CI === 'true' ? 'minimal' : 'default',
      ['json', { outputFile: 'node_modules/.cache/suchi/integration.json' }],
    ],
  },
});
