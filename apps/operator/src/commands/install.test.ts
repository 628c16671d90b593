import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../command.ts';
import { readSettings } from '../settings/env.ts';
import { install } from './install.ts';

const answers: Record<string, string> = {
  address: 'https://suchi.test',
  name: 'Sahyadri Samaj Mandal',
  database: 'postgres://suchi:hidden-1@127.0.0.1/suchi',
  'mail server': 'smtp://user:hidden-2@mail.test',
  sender: 'Suchi <no-reply@suchi.test>',
};
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suchi-install-'));
  file = join(folder, 'suchi.env');
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(environment: Record<string, string> = {}, given: Record<string, string> = answers) {
  const shown: string[] = [];
  const hidden: string[] = [];
  const answerIn = (asked: string[]) => async (question: string) => {
    asked.push(question);
    const found = Object.entries(given).find(([word]) => question.split(',')[0]?.includes(word));
    return found?.[1] ?? null;
  };
  const outcome = install.run({
    words: [],
    options: { settings: file },
    environment,
    step: () => {},
    ask: answerIn(shown),
    askSecret: answerIn(hidden),
  } as unknown as Given);
  return { outcome, shown, hidden };
}

describe('suchi install', () => {
  it('asks five questions and writes what the server accepts, for its owner alone', async () => {
    const { outcome, shown, hidden } = run();
    const { facts, lines } = await outcome;
    expect([shown.length, hidden.length]).toEqual([3, 2]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const settings = readSettings(file, {});
    expect(settings.env).toMatchObject({
      publicUrl: 'https://suchi.test',
      association: 'Sahyadri Samaj Mandal',
      mailFrom: 'Suchi <no-reply@suchi.test>',
    });
    expect(settings.env.secret).toHaveLength(64);
    const said = JSON.stringify({ facts, lines });
    for (const secret of [settings.env.secret, settings.requireBackup().passphrase, 'hidden-1', 'hidden-2'])
      expect(said).not.toContain(secret);
  });

  it('does not ask for what a script has set', async () => {
    const { outcome, shown } = run({ SUCHI_PUBLIC_URL: 'https://other.test' });
    await outcome;
    expect(shown).toHaveLength(2);
    expect(readSettings(file, {}).env.publicUrl).toBe('https://other.test');
  });

  it('takes the database of this machine for an empty answer', async () => {
    await run({}, { ...answers, database: '' }).outcome;
    expect(readSettings(file, {}).env.databaseUrl).toBe('postgres:///suchi?host=/run/postgresql&user=suchi');
  });

  it('never changes a file', async () => {
    await run().outcome;
    const before = readFileSync(file, 'utf8');
    await expect(run().outcome).rejects.toThrow('exists, and is not changed');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    [{}, 'There is no answer for SUCHI_PUBLIC_URL'],
    [{ ...answers, address: 'http://suchi.test' }, 'malformed: SUCHI_PUBLIC_URL'],
  ])('writes nothing for %j', async (given, words) => {
    await expect(run({}, given).outcome).rejects.toThrow(words);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});
