import { defineConfig } from 'vitest/config';

const failOnConsoleError = 'packages/testing/src/fail-on-console-error.ts';
const integration = '**/*.integration.test.ts';
const outside = ['**/node_modules/**', '**/dist/**'];

/** Where our people live, and a zone behind Greenwich, where a date read as an instant slips to the day before. */
const timeZones = { kolkata: 'Asia/Kolkata', 'new-york': 'America/New_York' };

const unitTests = Object.entries(timeZones).map(([zone, TZ]) => ({
  test: {
    name: `unit-${zone}`,
    include: ['packages/*/src/**/*.test.ts', 'apps/api/extensions/suchi/src/**/*.test.ts'],
    exclude: [...outside, integration],
    setupFiles: [failOnConsoleError],
    // A thread cannot change its zone; a process can.
    pool: 'forks' as const,
    isolate: false,
    env: { TZ },
  },
}));

const scriptTests = {
  test: {
    name: 'scripts',
    include: ['scripts/**/*.test.ts', 'apps/api/{seed,test/fuzz}/**/*.test.ts'],
    exclude: [...outside, integration],
    setupFiles: [failOnConsoleError],
    isolate: false,
    env: { TZ: timeZones.kolkata },
  },
};

export default defineConfig({
  test: {
    // Left alone, one of two cores waits for nothing.
    maxWorkers: '100%',
    projects: [...unitTests, scriptTests, 'apps/*/vitest.config.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text'],
      reportsDirectory: 'node_modules/.cache/suchi/coverage',
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
