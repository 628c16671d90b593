import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { endLeftovers, runCommand } from './command.ts';
import type { Proof, Tier } from './fault.ts';

/** What a run of tests showed. */
export interface Verdict {
  passed: number;
  failed: number;
  /** The first failed test, or why there is none. */
  says: string;
}

const vitestProjects = {
  rules: 'unit-kolkata',
  scripts: 'scripts',
  'web-node': 'web-node',
  web: 'web',
} as const;

const minute = 60_000;
/** For each file of tests. */
const limitMs: Record<Tier, number> = {
  rules: 5 * minute,
  scripts: 5 * minute,
  'web-node': 5 * minute,
  web: 8 * minute,
  integration: 15 * minute,
  e2e: 20 * minute,
};

const reportFile = 'node_modules/.cache/suchi-planted/report.json';
/** Where the configuration of the integration tests writes, whatever the command says. */
const reportFiles = [reportFile, 'node_modules/.cache/suchi/integration.json'];

/** Nothing is tried twice: a second try could hide the fault. */
function commandOf(proof: Proof): string[] {
  const { tier, files, project, grep } = proof;
  if (tier === 'e2e') {
    const journeys = files.map((file) => relative('e2e', file));
    const command = ['pnpm', '--filter', '@suchi/e2e', 'exec', 'playwright', 'test', ...journeys];
    command.push('--retries=0', '--reporter=json');
    if (project) command.push(`--project=${project}`);
    if (grep) command.push('--grep', grep);
    return command;
  }
  const command = ['pnpm', 'exec', 'vitest', 'run', ...files, '--retry=0'];
  command.push('--reporter=json', `--outputFile.json=${reportFile}`);
  if (tier === 'integration') command.push('--config', 'vitest.integration.config.ts');
  else command.push(`--project=${vitestProjects[tier]}`);
  if (grep) command.push('--testNamePattern', grep);
  return command;
}

/** The proof with the names that its files have in this copy. */
export function locateProof(folder: string, proof: Proof): Proof {
  const isThere = (file: string) => existsSync(join(folder, file));
  return { ...proof, files: proof.files.every(isThere) ? proof.files : (proof.olderFiles ?? proof.files) };
}

/** Runs the tests of a proof in the copy. */
export async function runProof(folder: string, proof: Proof): Promise<Verdict> {
  const reports = reportFiles.map((file) => join(folder, file));
  for (const report of reports) rmSync(report, { force: true });
  const { isTimedOut, output } = await runCommand(commandOf(proof), {
    cwd: folder,
    limitMs: limitMs[proof.tier] * proof.files.length,
    env: {
      // A trace of each failure would only take time.
      CI: proof.tier === 'e2e' ? 'true' : undefined,
      SUCHI_BUILT: 'true',
      // A stack of its own: a running one would not have the fault.
      SUCHI_E2E_URLS: undefined,
      SUCHI_E2E_DATABASE: 'suchi_e2e_planted',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports[0],
    },
  });
  endLeftovers(folder);
  if (isTimedOut) return { passed: 0, failed: 0, says: 'took longer than its limit' };
  const report = reports.find(existsSync);
  if (report === undefined) return { passed: 0, failed: 0, says: `no report: ${lastLine(output)}` };
  const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport & PlaywrightReport;
  return proof.tier === 'e2e' ? judgeJourneys(content) : judgeTests(content);
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A file that could not be loaded has no failed test, so it is no proof. */
export function judgeTests({ numPassedTests, numFailedTests, testResults }: VitestReport): Verdict {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  const message = testResults.map((each) => firstLine(each.message ?? '')).find(Boolean);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    says: failed?.fullName ?? message ?? `${numPassedTests} tests passed`,
  };
}

interface PlaywrightSuite {
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  errors?: { message?: string }[];
  suites: PlaywrightSuite[];
}

export function judgeJourneys({ stats, errors = [], suites }: PlaywrightReport): Verdict {
  const failed = listSpecs(suites).find(({ ok }) => !ok);
  const error = firstLine(errors[0]?.message ?? '');
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    says: failed?.title ?? (error || `${stats.expected} journeys passed`),
  };
}

const listSpecs = (suites: readonly PlaywrightSuite[]): { title: string; ok: boolean }[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...listSpecs(suite.suites ?? [])]);
