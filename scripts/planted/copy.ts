import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectRoot } from '@suchi/testing';
import { requireCommand } from './command.ts';

/** A clone of one commit with its packages. It shares nothing with the checkout that either could change. */
export interface Copy {
  folder: string;
  commit: string;
  close(): void;
}

const minute = 60_000;

/** In a temporary folder that is removed at the end, or in the given one, which is kept and used again. */
export async function openCopy(revision: string, keptIn: string | null): Promise<Copy> {
  const commit = await requireCommand(['git', 'rev-parse', '--verify', `${revision}^{commit}`], {
    cwd: projectRoot,
    limitMs: minute,
  });
  const folder = keptIn === null ? mkdtempSync(join(tmpdir(), 'suchi-planted-')) : resolve(keptIn);
  const git = (...args: string[]) =>
    requireCommand(['git', ...args], {
      cwd: existsSync(folder) ? folder : projectRoot,
      limitMs: 5 * minute,
    });
  if (!existsSync(join(folder, '.git'))) await git('clone', '--quiet', '--no-checkout', projectRoot, folder);
  await git('fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*');
  // By force: a run that was stopped may have left its fault.
  await git('checkout', '--quiet', '--force', '--detach', commit);
  await requireCommand(
    ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: folder, limitMs: 15 * minute },
  );
  const close = () => {
    if (keptIn === null) rmSync(folder, { recursive: true, force: true });
  };
  return { folder, commit, close };
}

const builds = {
  extension: { filter: '@suchi/extension', dist: 'apps/api/extensions/suchi/dist' },
  web: { filter: '@suchi/web', dist: 'apps/web/dist' },
} as const;
export type Build = keyof typeof builds;

/** What contains this file. */
export function buildsOf(file: string): Build[] {
  if (file.startsWith('apps/web/')) return ['web'];
  if (file.startsWith('apps/api/')) return ['extension'];
  return file.startsWith('packages/') ? ['extension', 'web'] : [];
}

export async function build({ folder }: Copy, which: Build): Promise<void> {
  await requireCommand(['pnpm', '--filter', builds[which].filter, 'build'], {
    cwd: folder,
    limitMs: 10 * minute,
  });
}

/** Builds the commit without a fault, once; later calls bring that build back. */
export async function buildClean(copy: Copy, which: Build): Promise<void> {
  const dist = join(copy.folder, builds[which].dist);
  const clean = join(copy.folder, 'node_modules/.cache/suchi-planted', copy.commit, which);
  if (existsSync(clean)) {
    rmSync(dist, { recursive: true, force: true });
    cpSync(clean, dist, { recursive: true });
    return;
  }
  await build(copy, which);
  cpSync(dist, clean, { recursive: true });
}
