import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  // Its build for browsers, which a bundler would take; Node's own cannot read a File.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // The app and the API share an origin, as behind the proxy.
    environmentOptions: { jsdom: { url: 'http://api.test/' } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.integration.test.ts'],
    setupFiles: ['../../packages/testing/src/fail-on-console-error.ts', 'src/test/setup.ts'],
    testTimeout: 20_000,
    // Node's fetch knows no page to be relative to.
    env: { TZ: 'Asia/Kolkata', VITE_API_URL: 'http://api.test', VITE_SUPPORT_EMAIL: 'help@example.org' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
