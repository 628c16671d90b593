import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The release that is being built. */
export interface Release {
  /** Of the root's package.json; all packages have the same. */
  version: string;
  /** The commit, with `-changed` where the folder differs from it; `unknown` without git. */
  revision: string;
}

export function describeRelease(variables: NodeJS.ProcessEnv = process.env): Release {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Release;
  // An image is built without the repository's history.
  return { version, revision: variables['SUCHI_REVISION'] || readRevision() };
}

function readRevision(): string {
  const args = ['describe', '--always', '--abbrev=12', '--exclude=*', '--dirty=-changed'];
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
