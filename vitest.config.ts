import { defineConfig } from 'vitest/config';

const setupFiles = ['times/record-cpu', 'fail-on-console-error', 'fixed-seed'].map(
  (name) => `packages/testing/src/${name}.ts`,
);
const integration = '**/*.integration.test.ts';
/** Properties and drawings take seconds where other work shares the cores. */
const busyMachineMs = 20_000;
const outside = ['**/node_modules/**', '**/dist/**'];

/** The members' zone, and a zone behind Greenwich, where a date read as an instant slips to the day before. */
const timeZones = { kolkata: 'Asia/Kolkata', 'new-york': 'America/New_York' };

// One project after the other (`groupOrder`): a worker keeps its modules only while the next file is of its project.
const unitTests = Object.entries(timeZones).map(([zone, TZ], groupOrder) => ({
  test: {
    name: `unit-${zone}`,
    include: [
      'packages/{book,domain,contracts}/src/**/*.test.ts',
      'apps/api/extensions/suchi/src/**/*.test.ts',
    ],
    exclude: [...outside, integration],
    setupFiles,
    // A thread cannot change its zone; a process can.
    pool: 'forks' as const,
    isolate: false,
    sequence: { groupOrder },
    testTimeout: busyMachineMs,
    env: { TZ },
  },
}));

const scriptTests = {
  test: {
    name: 'scripts',
    include: [
      '{bench,scripts,e2e/lighthouse}/**/*.test.ts',
      'apps/api/{migrations,seed,test/fuzz}/**/*.test.ts',
      'apps/operator/src/**/*.test.ts',
      'packages/{demo,testing,words}/src/**/*.test.ts',
    ],
    exclude: [...outside, integration],
    setupFiles,
    isolate: false,
    sequence: { groupOrder: unitTests.length },
    testTimeout: busyMachineMs,
    env: { TZ: timeZones.kolkata },
  },
};

export default defineConfig({
  test: {
    // Vitest would leave one core free. The web app's projects say it too: a file of its own inherits nothing.
    maxWorkers: '100%',
    projects: [...unitTests, scriptTests, 'apps/web/vitest{,.node}.config.ts'],
    // `pnpm check` measures the domain in a run of its own: coverage slows down every project that runs with it.
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
