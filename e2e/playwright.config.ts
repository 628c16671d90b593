import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/browsers.ts';
import { journeysAt } from './support/sizes.ts';

export default defineConfig({
  testDir: './journeys',
  testIgnore: [
    // It needs a build with one more language: `pnpm prove fifth-language`.
    ...(process.env['SUCHI_FIFTH_LANGUAGE'] === 'true' ? [] : ['fifth-language.spec.ts']),
    // `pnpm prove faults` breaks a node of its own.
    ...(process.env['SUCHI_FAULTS'] === 'true' ? [] : ['faults.spec.ts']),
  ],
  globalSetup: './support/start-stack.ts',
  fullyParallel: true,
  // A journey often waits, so three keep two cores busy.
  workers: 3,
  // CI lists by name what passed only at the second try: that is a defect, but it does not stop a release.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Wide: a shared host can take four fifths of its processors away for minutes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  outputDir: './test-results',
  // In CI only failures are worth lines.
  reporter: [[process.env['CI'] === 'true' ? 'dot' : 'list'], ['./support/journey-times.ts']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace explains a failure. CI keeps no files, and a trace slows down every step.
    trace: process.env['CI'] === 'true' ? 'off' : 'retain-on-failure',
    // It answers requests before a test can; the journey without a signal allows it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // As a person sets it who wants nothing to move: a journey would only wait for the end of each animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: headlessShell,
  },
  projects: [
    {
      name: 'phone',
      ...journeysAt('phone'),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', ...journeysAt('desktop'), use: { viewport: { width: 1440, height: 900 } } },
  ],
});
