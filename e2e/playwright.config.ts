import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium =
  process.env['SUCHI_CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/start-stack.ts',
  fullyParallel: true,
  workers: 2,
  // CI lists by name what passed only at the second try: that is a defect, but it does not stop a release.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Wide: a shared host can take four fifths of its processors away for minutes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  outputDir: './test-results',
  // In CI only failures are worth lines.
  reporter: [
    [process.env['CI'] === 'true' ? 'dot' : 'list'],
    ['json', { outputFile: '../node_modules/.cache/suchi/e2e.json' }],
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace explains a failure. CI keeps no files, and a trace slows down every step.
    trace: process.env['CI'] === 'true' ? 'off' : 'retain-on-failure',
    // It answers requests before a test can; the journey without a signal allows it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions: { args: quietArgs, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
