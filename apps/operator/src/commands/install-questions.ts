import { writeFile } from 'node:fs/promises';
import type { Given } from '../command.ts';
import { OperatorError } from '../exit.ts';

export interface Question {
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

export const questions: readonly Question[] = [
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

export type Answers = Record<string, string>;

/** What is set in the environment is not asked. */
export async function answerQuestions(
  { environment, ask, askSecret }: Given,
  asked: readonly Question[],
): Promise<Answers> {
  const answers: Answers = {};
  for (const { name, asks, example, isSecret, usual } of asked) {
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
  return answers;
}

const quoted = (value: string) => (/[\s"#<>]/.test(value) ? `"${value.replaceAll('"', '')}"` : value);

/** Never over an existing file. */
export async function writeVariables(file: string, variables: Answers): Promise<void> {
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
