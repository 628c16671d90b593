import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackgroundCommand } from './background-process.ts';

const secret = '/run/secrets/secret';

const restrictions =
  'run --rm --network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges'.split(
    ' ',
  );

/**
 * The same program from an image of `scripts/images`, restricted as in production: its own user, a read-only root, no
 * capabilities, the secret in a file. It shares the machine's network, so the addresses stay the same.
 */
export function inImage(
  part: 'api' | 'worker' | 'web',
  version: string | undefined,
  program: BackgroundCommand,
): BackgroundCommand {
  if (version === undefined) return program;
  const { SUCHI_SECRET, SUCHI_UPLOADS, CONFIG_PATH: _checkout, ...variables } = program.env;
  const env = { ...variables, ...(SUCHI_SECRET ? { SUCHI_SECRET_FILE: secret } : {}) };
  return {
    ...program,
    command: engine(),
    args: [
      ...restrictions,
      ...(SUCHI_SECRET ? mountSecret(program.logFile, SUCHI_SECRET) : []),
      ...(SUCHI_UPLOADS ? mountUploads(SUCHI_UPLOADS) : []),
      ...(variables['SUCHI_SITE'] ? mountSite(variables['SUCHI_SITE']) : []),
      ...Object.keys(env).flatMap((name) => ['--env', name]),
      `${process.env['SUCHI_IMAGES'] ?? 'localhost/suchi-'}${part}:${version}`,
    ],
    env,
  };
}

let found: string | undefined;

function engine(): string {
  found ??= ['docker', 'podman'].find((command) => {
    try {
      execFileSync(command, ['info'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error('Neither Docker nor podman runs here.');
  return found;
}

function mountSecret(logFile: string, value: string): string[] {
  const file = `${logFile}.secret`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
  return ['--volume', `${file}:${secret}:ro`];
}

/** The photos of the demo belong to the person who drew them. */
function mountUploads(folder: string): string[] {
  execFileSync('chmod', ['--recursive', 'a+rwX', folder]);
  return ['--volume', `${folder}:/var/lib/suchi/uploads`];
}

/** The nodes write the pages that the proxy serves. */
function mountSite(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  execFileSync('chmod', ['a+rwx', folder]);
  return ['--volume', `${folder}:${folder}`];
}
