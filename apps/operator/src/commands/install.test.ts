import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../command.ts';
import { readSettings } from '../settings/env.ts';
import { install } from './install.ts';

/** In the order in which they are typed, by a word of the question. */
type Typed = Record<string, string[]>;
let answers: Typed;
let folder: string;
let file: string;
let mailServer: Server;

/** A mail server that lets one user in. */
beforeAll(async () => {
  const login = Buffer.from('\0user\0hidden-2').toString('base64');
  mailServer = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (line) => {
      const said = line.toString();
      if (said.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (said.startsWith('AUTH')) socket.write(said.includes(login) ? '235 ok\r\n' : '535 no\r\n');
      else socket.end('221 bye\r\n');
    });
  });
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
});

afterAll(() => mailServer.close());

const mailAt = (password: string) =>
  `smtp://user:${password}@127.0.0.1:${(mailServer.address() as AddressInfo).port}`;

beforeEach(() => {
  answers = {
    address: ['https://suchi.test'],
    name: ['Sahyadri Samaj Mandal'],
    // No database is there: it is kept all the same.
    database: ['postgres://suchi:hidden-1@127.0.0.1:1/suchi', ''],
    'mail server': [mailAt('hidden-2')],
    sender: ['Suchi <no-reply@suchi.test>'],
  };
  folder = mkdtempSync(join(tmpdir(), 'suchi-install-'));
  file = join(folder, 'suchi.env');
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(environment: Record<string, string> = {}, given: Typed = answers) {
  const shown: string[] = [];
  const hidden: string[] = [];
  const steps: string[] = [];
  const left = structuredClone(given);
  const answerIn = (asked: string[]) => async (question: string) => {
    asked.push(question);
    const found = Object.entries(left).find(([word]) => question.split(',')[0]?.includes(word));
    return found?.[1].shift() ?? null;
  };
  const outcome = install.run({
    words: [],
    options: { settings: file },
    environment,
    step: (text: string) => steps.push(text),
    ask: answerIn(shown),
    askSecret: answerIn(hidden),
  } as unknown as Given);
  return { outcome, shown, hidden, steps };
}

describe('suchi install', () => {
  it('asks five questions and writes what the server accepts, for its owner alone', async () => {
    const { outcome, shown, hidden } = run();
    const { facts, lines } = await outcome;
    expect([shown.length, hidden.length]).toEqual([3, 3]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const settings = readSettings(file, {});
    expect(settings.env).toMatchObject({
      publicUrl: 'https://suchi.test',
      associationAtFirst: 'Sahyadri Samaj Mandal',
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
    await run({}, { ...answers, database: ['', ''] }).outcome;
    expect(readSettings(file, {}).env.databaseUrl).toBe('postgres:///suchi?host=/run/postgresql&user=suchi');
  });

  it('asks again what cannot be right, and keeps the answers before it', async () => {
    const given = {
      ...answers,
      address: ['suchi.test', 'http://suchi.test', 'https://suchi.test'],
      name: ['', 'Sahyadri Samaj Mandal'],
      database: ['mysql://127.0.0.1/suchi', ...(answers['database'] ?? [])],
      'mail server': ['mail.test', 'smtp://', mailAt('wrong'), mailAt('hidden-2')],
      sender: ['Suchi', 'Suchi <no-reply>', 'A, B <a@suchi.test>', 'Suchi <no-reply@suchi.test>'],
    };
    const { outcome, steps } = run({}, given);
    await outcome;
    expect(steps.filter((step) => step.startsWith('This is not right.'))).toHaveLength(8);
    expect(steps.filter((step) => step.startsWith('This does not work:'))).toEqual([
      expect.stringMatching(/ECONNREFUSED.* press Enter alone to keep it\.$/),
      expect.stringContaining('535'),
    ]);
    expect(steps.join()).not.toContain('hidden');
    expect(readSettings(file, {}).env).toMatchObject({
      publicUrl: 'https://suchi.test',
      smtpUrl: mailAt('hidden-2'),
      mailFrom: 'Suchi <no-reply@suchi.test>',
    });
  });

  it.each(['Mandal "Sahyadri"', "Sahyadri's Mandal", 'मंडळ # $HOME', '"A, B" <no-reply@suchi.test>'])(
    'writes %s as it was typed',
    async (text) => {
      const isSender = text.includes('@');
      await run({}, { ...answers, [isSender ? 'sender' : 'name']: [text] }).outcome;
      const { associationAtFirst, mailFrom } = readSettings(file, {}).env;
      expect(isSender ? mailFrom : associationAtFirst).toBe(text);
    },
  );

  it('says so before the first question when there is a file, and never changes it', async () => {
    await run().outcome;
    const before = readFileSync(file, 'utf8');
    const { outcome, shown } = run();
    await expect(outcome).rejects.toThrow('exists, and is not changed');
    expect(shown).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    [{}, 'There is no answer for SUCHI_ASSOCIATION'],
    [{ SUCHI_ASSOCIATION: `both ' and "` }, 'SUCHI_ASSOCIATION: This cannot have'],
    [{ SUCHI_ASSOCIATION: 'x'.repeat(61) }, 'SUCHI_ASSOCIATION: This is not right'],
    [{ SUCHI_PUBLIC_URL: 'http://suchi.test' }, 'SUCHI_PUBLIC_URL: This is not right'],
  ])('writes nothing with %j', async (environment, words) => {
    const { name: _, ...rest } = answers;
    await expect(run(environment, rest).outcome).rejects.toThrow(words);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});
