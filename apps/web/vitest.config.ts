import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.integration.test.ts'],
    setupFiles: ['../../packages/testing/src/fail-on-console-error.ts', 'src/test/setup.ts'],
    testTimeout: 20_000,
    // Node's fetch knows no page to be relative to.
    env: { TZ: 'Asia/Kolkata', VITE_API_URL: 'http://api.test', VITE_SUPPORT_EMAIL: 'help@example.org' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
