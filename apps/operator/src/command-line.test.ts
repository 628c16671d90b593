import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCommandLine, type Terminal } from './command-line.ts';
import { commands } from './commands/index.ts';

async function run(...args: string[]) {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const code = await runCommandLine(args, streams as unknown as Terminal);
  const read = (stream: PassThrough) => String(stream.read() ?? '');
  return { code, stdout: read(streams.stdout), stderr: read(streams.stderr) };
}

describe('suchi', () => {
  it('lists every command and every exit code', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    for (const { name, summary } of commands) expect(stdout).toMatch(new RegExp(`  ${name} +${summary}`));
    expect(stdout).toContain('6  it failed half way');
  });

  it('says which release it is', async () => {
    expect(await run('--version')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\S+ \(\S+\)\n$/),
    });
  });

  it('says how to use it when nothing is given', async () => {
    expect(await run()).toMatchObject({ code: 2, stdout: expect.stringContaining('Usage: suchi COMMAND') });
  });

  it.each(commands)('explains $name without any settings', async ({ name, help }) => {
    const { code, stdout } = await run(name, '--help');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(help.trim()) });
  });

  it.each([
    [['restor'], 'There is no command restor.'],
    [['restore', '--all'], "Unknown option '--all'."],
    [['restore', 'one', 'two'], 'Too many words: two.'],
    [['backup', '--settings', '/nowhere/suchi.env'], 'The file /nowhere/suchi.env cannot be read (ENOENT).'],
  ])('refuses %j, with a next step', async (args, words) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr.split('\n')).toEqual([words, expect.stringMatching(/\S/), '']);
  });

  it('reads the file that is named itself, as a process too', () => {
    const args = [
      join(import.meta.dirname, 'main.ts'),
      'backups',
      '--settings',
      '/nowhere/suchi.env',
      '--json',
    ];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('/nowhere/suchi.env cannot be read'),
    });
  });

  it('gives scripts one object, also when it fails', async () => {
    const { code, stdout, stderr } = await run('restor', '--json');
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      command: 'restor',
      exit: 'usage',
      code: 2,
      error: { message: 'There is no command restor.', next: 'suchi --help lists them.' },
    });
  });
});
