import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './stack/project-root.ts';

/** Names that `scripts/need` knows. */
export type Need =
  | 'backups'
  | 'brotli'
  | 'browser'
  | 'faketime'
  | 'nginx'
  | 'pdf'
  | 'postgres'
  | 'prometheus'
  | 'promtool'
  | 's3'
  | 'systemd';

const script = join(projectRoot, 'scripts/need');

/** Says what is missing on this machine and how to install it; null where all of it is there. */
export function describeMissing(needs: readonly Need[]): string | null {
  const names = execFileSync('bash', [script, '--missing', ...needs], { encoding: 'utf8' });
  const missing = names.split('\n').filter(Boolean).join(' ');
  return missing === '' ? null : `missing on this machine: ${missing}; run "bash scripts/need ${missing}"`;
}

/** For a part of a test run, which must not wait for a password: throws where something is missing. */
export function requireNeeds(...needs: Need[]): void {
  const words = describeMissing(needs);
  if (words !== null) throw new Error(words);
}

/** Installs what is missing, and says so where that is not possible. */
export function tryNeeds(...needs: Need[]): boolean {
  return spawnSync('bash', [script, ...needs], { stdio: 'inherit' }).status === 0;
}

/** For a command that a person starts: as `tryNeeds`, and ends the process where something stays missing. */
export function installNeeds(...needs: Need[]): void {
  if (!tryNeeds(...needs)) process.exit(1);
}
