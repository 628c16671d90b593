import { execFileSync } from 'node:child_process';
import { findLicenceProblems } from './licence-policy.ts';
import type { InstalledPackage, LicenceException } from './licence-policy.ts';

/** The engine and the video uploads both depend on it. */
const combineErrors = { name: 'combine-errors', licence: 'Unknown', reason: 'its readme says MIT' };

/** Dependencies of the engine. They run unmodified on our own server and reach no browser. */
const engineExceptions: LicenceException[] = [
  { name: 'directus', licence: 'BUSL-1.1', reason: 'the engine; ADR 0001' },
  { name: '@directus/*', licence: 'BUSL-1.1', reason: 'the engine; ADR 0001' },
  {
    name: 'ip-matching',
    licence: 'LGPL-3.0-only',
    reason: 'a library the engine calls, replaceable as it is',
  },
  { name: '@img/sharp-*', licence: 'LGPL-3.0-or-later', reason: 'libvips, linked dynamically by sharp' },
  { name: '@sesamecare-oss/redlock', licence: 'UNLICENSED', reason: 'its LICENSE.md is MIT' },
  { name: '@ai-sdk/devtools', licence: 'Unknown', reason: 'its LICENSE is Apache-2.0' },
  combineErrors,
  { name: 'thirty-two', licence: 'Unknown', reason: 'its LICENSE.txt is MIT' },
];

type PnpmLicences = Record<string, { name: string; versions: string[] }[]>;

function listInstalled(workspaces: string[]): InstalledPackage[] {
  const filters = workspaces.flatMap((workspace) => ['--filter', workspace]);
  const json = execFileSync('pnpm', [...filters, 'licenses', 'list', '--prod', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const byLicence = JSON.parse(json) as PnpmLicences;
  return Object.entries(byLicence).flatMap(([licence, packages]) =>
    packages.flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence }))),
  );
}

function check(title: string, installed: InstalledPackage[], exceptions: LicenceException[]): boolean {
  const problems = findLicenceProblems(installed, exceptions);
  // An empty list would pass every rule and prove nothing.
  if (installed.length === 0) problems.push('no packages were found: run `pnpm install` first');
  console.log(`${title}: ${installed.length} packages, ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length === 0;
}

const inBrowsers = check('sent to browsers', listInstalled(['@suchi/web']), [combineErrors]);
const onServers = check(
  'run on servers',
  listInstalled([
    '@suchi/api',
    '@suchi/extension',
    '@suchi/operator',
    '@suchi/book',
    '@suchi/contracts',
    '@suchi/domain',
  ]),
  engineExceptions,
);
if (!inBrowsers || !onServers) process.exitCode = 1;
