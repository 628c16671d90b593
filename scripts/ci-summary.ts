// Adds up the reports of the test runners and prints CI's last line. A step that failed without a failed test
// (a lint error, a budget) counts as one failure.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@suchi/testing';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = (name: string): unknown => {
  const file = join(projectRoot, 'node_modules/.cache/suchi', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const failedSteps = process.argv.slice(2);
const vitest = ['tests.json', 'rules.json', 'integration.json', 'integration-s3.json', 'fuzz.json'].map(
  (name) => read(name) as VitestReport | null,
);
const e2e = (read('e2e.json') as PlaywrightReport | null)?.stats;

// The reporter has named the flaky ones.
const flaky = e2e?.flaky ?? 0;
if (flaky > 0) process.stdout.write(`passed only at the second try: ${flaky}\n`);
let passed = (e2e?.expected ?? 0) + flaky;
let failed = e2e?.unexpected ?? 0;
for (const report of vitest) {
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
}
const isReportMissing = vitest.includes(null) || e2e === undefined;
if (failedSteps.length > 0) process.stdout.write(`failed steps: ${failedSteps.join(', ')}\n`);
if (failed === 0 && (failedSteps.length > 0 || isReportMissing)) failed = Math.max(1, failedSteps.length);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
