import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { projectRoot } from '../stack/project-root.ts';
import { type FileTimes, writeTierTimes } from './tier-times.ts';

const fileOf = (module: TestModule) => relative(projectRoot, module.moduleId);

function timesOf(module: TestModule): FileTimes {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { file: fileOf(module), seconds: ms / 1000, cpuSeconds: module.meta().cpuSeconds ?? 0 };
}

function secondTryOf(test: TestCase): string[] {
  return test.diagnostic()?.flaky ? [`${fileOf(test.module)} ${test.fullName}`] : [];
}

const failureOf = (name: string, errors: readonly { message: string }[] | undefined) =>
  `${name}: ${errors?.[0]?.message.split('\n', 1)[0] ?? 'no error was reported'}`;

/** The tests that failed, and the suites whose preparation did. */
function failuresOf(module: TestModule): string[] {
  const suites = [...module.children.allSuites()].map((suite) => ({
    name: `${fileOf(module)} ${suite.fullName}`,
    errors: suite.errors(),
  }));
  return [
    ...[{ name: fileOf(module), errors: module.errors() }, ...suites]
      .filter(({ errors }) => errors.length > 0)
      .map(({ name, errors }) => failureOf(name, errors)),
    ...[...module.children.allTests('failed')].map((test) =>
      failureOf(`${fileOf(module)} ${test.fullName}`, test.result().errors),
    ),
  ];
}

/** `describeWith` puts it into the title. */
function skipReasonOf({ fullName }: TestCase): string[] {
  const reason = /\(skipped: ([^)]*)\)/.exec(fullName)?.[1];
  return reason === undefined ? [] : [reason];
}

/** Writes the times of each project, which is one tier. Vitest wants a default export. */
export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const [tier, files] of Map.groupBy(modules, ({ project }) => project.name)) {
      const tests = files.flatMap((module) => [...module.children.allTests()]);
      const count = (state: 'passed' | 'failed' | 'skipped') =>
        tests.filter((test) => test.result().state === state).length;
      // A file that cannot be loaded has no test that could fail.
      const broken = files.filter(
        (module) => !module.ok() && [...module.children.allTests('failed')].length === 0,
      );
      writeTierTimes({
        tier,
        passed: count('passed'),
        failed: count('failed') + broken.length,
        skipped: count('skipped'),
        skipReasons: [...new Set(tests.flatMap(skipReasonOf))],
        failures: files.flatMap(failuresOf),
        secondTries: tests.flatMap(secondTryOf),
        files: files.map(timesOf),
      });
    }
  }
}
