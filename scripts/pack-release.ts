// `pnpm release:pack`: one file with all that a server needs and a checksum, in dist/. Run `pnpm build` first.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checksumOf } from './release-files.ts';
import { describeRelease } from './release.ts';
import { slimPackages } from './slim-packages.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What runs on a server, and what its operator reads. The other manifests are there because the lockfile names them. */
const shipped =
  /^(apps\/(api|operator)\/|packages\/(book|contracts|domain|words)\/|ops\/|docs\/ops\/|[^/]+\.md$|LICENSE$|\.env\.example$|package\.json$|pnpm-(lock|workspace)\.yaml$|.+\/package\.json$)/;
const left = /(^|\/)(test|art)\/|\.test\.tsx?$/;
const built = ['apps/api/extensions/suchi/dist', 'apps/web/dist'];

/** The files of a release, of all that are in the repository. */
export function listShippedFiles(files: readonly string[]): string[] {
  return files.filter((file) => shipped.test(file) && !left.test(file));
}

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function fill(folder: string): void {
  const files = run('git', ['ls-files', '-z'], root).split('\0').filter(Boolean);
  for (const file of listShippedFiles(files)) cpSync(path.join(root, file), path.join(folder, file));
  for (const part of built) {
    if (!existsSync(path.join(root, part))) throw new Error(`There is no ${part}: run pnpm build first.`);
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  const packages = ['@suchi/api...', '@suchi/operator...'].flatMap((name) => ['--filter', name]);
  run(
    'pnpm',
    [...packages, 'install', '--prod', '--frozen-lockfile', '--ignore-scripts', '--silent'],
    folder,
  );
  slimPackages(folder);
  mkdirSync(path.join(folder, 'bin'));
  cpSync(process.execPath, path.join(folder, 'bin/node'));
  cpSync(path.join(root, 'ops/server/suchi'), path.join(folder, 'bin/suchi'));
}

async function pack(): Promise<string> {
  const { version } = describeRelease();
  const { revision } = JSON.parse(
    readFileSync(path.join(root, 'apps/api/extensions/suchi/dist/release.json'), 'utf8'),
  ) as { revision: string };
  const name = `suchi-${version}-${revision}`;
  const scratch = mkdtempSync(path.join(tmpdir(), 'suchi-release-'));
  try {
    mkdirSync(path.join(scratch, name));
    fill(path.join(scratch, name));
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    const file = path.join(root, 'dist', `suchi-${version}.tar.gz`);
    // The same commit gives the same order, owners and times.
    const time = run('git', ['log', '-1', '--format=%ct'], root).trim();
    const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner'];
    run('tar', ['-czf', file, ...same, name], scratch);
    writeFileSync(`${file}.sha256`, `${await checksumOf(file)}  ${path.basename(file)}\n`);
    return file;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) console.log(await pack());
