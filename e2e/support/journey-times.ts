import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { projectRoot, writeTierTimes } from '@suchi/testing';

/** The fixture `cpu` of `test.ts` leaves the processor time of a try here. */
export const cpuAnnotation = 'cpu seconds';

const cpuOf = (result: TestResult) =>
  Number(result.annotations.find(({ type }) => type === cpuAnnotation)?.description ?? 0);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const titleOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

const failureOf = (test: TestCase) =>
  `${titleOf(test)}: ${test.results.at(-1)?.error?.message?.split('\n', 1)[0] ?? 'no error was reported'}`;

/** Writes the times of all journeys, by file. Playwright wants a default export. */
export default class JourneyTimes implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const count = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      this.tests.filter((test) => outcomes.includes(test.outcome())).length;
    const byFile = Map.groupBy(this.tests, ({ location }) => relative(projectRoot, location.file));
    writeTierTimes({
      tier: 'e2e',
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
      failures: this.tests.filter((test) => test.outcome() === 'unexpected').map(failureOf),
      secondTries: this.tests.filter((test) => test.outcome() === 'flaky').map(titleOf),
      files: [...byFile].map(([file, tests]) => {
        const results = tests.flatMap((test) => test.results);
        return {
          file,
          seconds: sum(results.map(({ duration }) => duration)) / 1000,
          cpuSeconds: sum(results.map(cpuOf)),
        };
      }),
    });
  }
}
