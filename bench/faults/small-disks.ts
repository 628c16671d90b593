// Small file systems that can be full without harm to the machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves no byte. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** Mounting needs root; without it the faults of full disks are left out. */
export const canMount = process.getuid?.() === 0 && existsSync('/bin/mount');

/** In memory, where it may be mounted; else an ordinary folder, which cannot be filled. */
export function makeSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      if (!canMount) throw new Error('an ordinary folder is not filled');
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // A process that has just ended can keep it for a moment.
      if (canMount) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
