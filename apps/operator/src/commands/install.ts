import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command, Given } from '../command.ts';
import { OperatorError } from '../exit.ts';
import { apiFolder, readSettings, usualEnvFile } from '../settings/env.ts';

interface Question {
  name: string;
  asks: string;
  example: string;
  /** Its answer has a password in it. */
  isSecret?: boolean;
  /** For an empty answer. */
  usual?: { value: string; about: string };
}

/** The role is let in by the name of the user who connects. */
const databaseHere = 'postgres:///suchi?host=/run/postgresql&user=suchi';

const questions: readonly Question[] = [
  { name: 'SUCHI_PUBLIC_URL', asks: 'The address that people type', example: 'https://suchi.example.org' },
  { name: 'SUCHI_ASSOCIATION', asks: 'The name of the association', example: 'Sahyadri Samaj Mandal' },
  {
    name: 'SUCHI_DATABASE_URL',
    asks: 'The database',
    example: 'postgres://suchi:password@db.example.org:5432/suchi',
    isSecret: true,
    usual: { value: databaseHere, about: 'Enter alone: the one that ops/server/setup made on this machine' },
  },
  {
    name: 'SUCHI_SMTP_URL',
    asks: 'The mail server',
    example: 'smtp://user:password@mail.example.org:587',
    isSecret: true,
  },
  { name: 'SUCHI_MAIL_FROM', asks: 'The sender of every mail', example: 'Suchi <no-reply@example.org>' },
];

export const install: Command = {
  name: 'install',
  summary: 'ask five questions and write the file of variables',
  help: `
Asks for the address, the name of the association, the database, the mail server and the sender, makes the secret and the
passphrase of the backups, and writes all of it to ${usualEnvFile}, or the file that --settings names. Only its owner
can read it. An existing file is never changed. What is set in the environment is not asked, so a script can run it.

It then says what to do next. Redis is expected on this machine.`,
  async run(given) {
    const answers = await answerAll(given);
    const file = typeof given.options['settings'] === 'string' ? given.options['settings'] : usualEnvFile;
    await writeNew(file, answers);
    return {
      lines: [
        `${file} is written. Only its owner can read it.`,
        'Write SUCHI_BACKUP_PASSPHRASE from it on paper: without it nobody can read the backups.',
        'Next: suchi prepare, which makes the tables.',
      ],
      facts: { file },
    };
  },
};

type Answers = Record<string, string>;

async function answerAll({ environment, ask, askSecret }: Given): Promise<Answers> {
  const answers: Answers = {};
  for (const { name, asks, example, isSecret, usual } of questions) {
    const question = `${asks}, for example ${example}${usual ? `\n(${usual.about})` : ''}\n> `;
    const given = environment[name] ?? (await (isSecret ? askSecret(question) : ask(question)));
    const answer = given === '' ? usual?.value : given;
    if (!answer)
      throw new OperatorError(
        'refused',
        `There is no answer for ${name}. Nothing was written.`,
        'Answer when asked, or set the variable for this command.',
      );
    answers[name] = answer;
  }
  const complete = {
    CONFIG_PATH: join(apiFolder, 'engine.config.js'),
    ...answers,
    SUCHI_REDIS_URL: environment['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    SUCHI_SECRET: randomBytes(48).toString('base64'),
    SUCHI_UPLOADS: '/var/lib/suchi/uploads',
    SUCHI_BACKUP_REPOSITORY: '/var/backups/suchi',
    SUCHI_BACKUP_PASSPHRASE: randomBytes(24).toString('base64'),
    SUCHI_BACKUP_REPORT: '/var/lib/suchi/backups.json',
  };
  // A wrong answer is refused before it is written, by the same rules as at every start.
  readSettings(null, complete);
  return complete;
}

const quoted = (value: string) => (/[\s"#<>]/.test(value) ? `"${value.replaceAll('"', '')}"` : value);

async function writeNew(file: string, variables: Answers): Promise<void> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}\n`);
  const head = '# Made by `suchi install`. All variables are explained in .env.example.\n';
  try {
    await writeFile(file, head + lines.join(''), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const isThere = code === 'EEXIST';
    throw new OperatorError(
      'refused',
      isThere ? `${file} exists, and is not changed.` : `${file} cannot be written (${code}).`,
      isThere ? 'Edit it, or name another file with --settings.' : 'Make its folder, or run this as root.',
      { cause: error },
    );
  }
}
