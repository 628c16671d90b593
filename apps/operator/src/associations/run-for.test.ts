import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from './names.ts';

let machine: string;

/** No database answers there. */
const variables = (address: string) =>
  Object.entries({
    SUCHI_PUBLIC_URL: address,
    SUCHI_SECRET: 'x'.repeat(32),
    SUCHI_DATABASE_URL: 'postgres://127.0.0.1:1/none',
    SUCHI_REDIS_URL: 'redis://127.0.0.1:1',
    SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  machine = mkdtempSync(join(tmpdir(), 'suchi-machine-'));
  write(placesOf('zeta', machine).settings, variables('https://zeta.test'));
  write(placesOf('suchi', machine).settings, variables('https://first.test'));
  write(placesOf('half', machine).settings, variables('https://half.test'));
  write(placesOf('half', machine).unfinished, '');
  mkdirSync(join(machine, 'etc/suchi-empty'));
  mkdirSync(join(machine, 'etc/nginx'));
});

afterAll(() => rmSync(machine, { recursive: true }));

function run(...args: string[]) {
  const main = resolve(import.meta.dirname, '../main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    // Of another installation, which must not be mixed in.
    env: { PATH: process.env['PATH'], SUCHI_MACHINE: machine, SUCHI_PUBLIC_URL: 'https://other.test' },
  });
  return { status, stdout, stderr };
}

describe('suchi --association', () => {
  it.each(['--association', '-a'])('%s runs a command with the variables of one association', (option) => {
    const { status, stdout } = run(option, 'zeta', 'proxy-file', '--before-certificate');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('https://zeta.test$') });
  });

  it('refuses a name that is not there, and says which are', () => {
    expect(run('-a', 'empty', 'backup')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no association empty.\nThere are: suchi, half, zeta.\n',
    });
    expect(JSON.parse(run('-a', '../x', 'backup', '--json').stdout)).toMatchObject({ exit: 'usage' });
  });
});

describe('--all', () => {
  it('runs a command for each finished association, whatever came of the one before', () => {
    const { status, stdout } = run('backup', '--all', '--json');
    expect({ status, facts: JSON.parse(stdout) }).toMatchObject({
      status: 1,
      facts: {
        command: 'backup',
        associations: [
          { association: 'suchi', code: 1, error: {} },
          { association: 'zeta', code: 1, error: {} },
        ],
        left: [],
      },
    });
  });

  it('does not go on with an upgrade that failed', () => {
    const { status, stdout, stderr } = run('upgrade', '--all');
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: 'It did not work for: suchi.\nNot begun: zeta.\n',
    });
    expect(stderr).toContain('suchi (https://first.test):\n');
  });

  it('is not for a command that changes one association', () => {
    expect(run('restore', '--all')).toMatchObject({ status: 2, stderr: expect.stringContaining('--all') });
  });
});
