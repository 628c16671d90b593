import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeMissing } from './needs.ts';
import { projectRoot } from './stack/project-root.ts';

const programOf = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? name;

/** Asks the script on a machine that has the named programs only. */
function askWith(programs: string[], ...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-needs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['dirname', ...programs])
    symlinkSync(programOf(name === 'dirname' ? name : 'true'), join(folder, name));
  const script = join(projectRoot, 'scripts/need');
  const { status, stdout } = spawnSync(programOf('bash'), [script, '--missing', ...names], {
    env: { PATH: folder },
    encoding: 'utf8',
  });
  return { status, missing: stdout.split('\n').filter(Boolean) };
}

it('names what is missing, in the order in which it was asked for', () => {
  const names = ['systemd', 'promtool', 'pdf', 'backups'];
  expect(askWith(['systemd-analyze', 'pdftotext'], ...names)).toEqual({
    status: 0,
    missing: ['promtool', 'pdf', 'backups'],
  });
  expect(askWith(['systemd-analyze', 'promtool', 'pdftotext', 'gs', 'restic', 'pg_dump'], ...names)).toEqual({
    status: 0,
    missing: [],
  });
});

it('refuses a name that it does not know', () => {
  expect(askWith([], 'promtol').status).toBe(2);
});

it('knows all names, and says how to install what is missing', () => {
  const words = describeMissing([
    'backups',
    'brotli',
    'browser',
    'nginx',
    'pdf',
    'promtool',
    's3',
    'systemd',
  ]);
  expect(words ?? 'run "bash scripts/need').toContain('run "bash scripts/need');
});
