import { defineProject } from 'vitest/config';
import { wordsFiles } from './scripts/words-files.ts';

// Node's fetch knows no page to be relative to, so the API has a whole address.
export const testEnv = {
  TZ: 'Asia/Kolkata',
  VITE_API_URL: 'http://api.test',
};

/** Tests of the web app that need no page. */
export default defineProject({
  plugins: [wordsFiles()],
  test: {
    name: 'web-node',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.dom.test.ts', '**/*.integration.test.ts'],
    setupFiles: [
      '../../packages/testing/src/times/record-cpu.ts',
      '../../packages/testing/src/fail-on-console-error.ts',
      'src/test/provide-words.ts',
    ],
    isolate: false,
    maxWorkers: '100%',
    // After the projects of `vitest.config.ts` at the root, which says why.
    sequence: { groupOrder: 10 },
    env: testEnv,
  },
});
