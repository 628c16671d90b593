import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { wordsFiles } from './scripts/words-files.ts';
import { patienceMs } from './src/test/patience.ts';
import { testEnv } from './vitest.node.config.ts';

/** Tests that need a page: `*.test.tsx` and `*.dom.test.ts`. The others are in `vitest.node.config.ts`. */
export default defineProject({
  plugins: [react(), wordsFiles()],
  // Its build for browsers, which a bundler would take; Node's own cannot read a File.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // The app and the API share an origin, as behind the proxy.
    environmentOptions: { jsdom: { url: 'http://api.test/' } },
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: [
      '../../packages/testing/src/times/record-cpu.ts',
      '../../packages/testing/src/fail-on-console-error.ts',
      // Before React loads.
      'src/test/rendered-components.ts',
      'src/test/provide-words.ts',
      'src/test/setup.ts',
    ],
    // The app is evaluated once in a worker, not once in a file; `setup.ts` puts back what a test changes.
    isolate: false,
    maxWorkers: '100%',
    // After the projects of `vitest.config.ts` at the root, which says why.
    sequence: { groupOrder: 11 },
    testTimeout: 60_000,
    expect: { poll: { timeout: patienceMs } },
    env: testEnv,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
