import { access, constants, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readEnv } from '@suchi/extension/env';
import { tryMailServer } from '@suchi/extension/mail-transport';
import { associationAtFirst, findAssociationFaults } from '@suchi/domain/settings';
import { firstAssociation, placesOf } from '../associations/names.ts';
import type { Given } from '../command.ts';
import { withConnection } from '../database/connection.ts';
import { OperatorError } from '../exit.ts';
import { toReason } from '../words.ts';

export interface Question {
  name: string;
  asks: string;
  example: string;
  /** Its answer has a password in it. */
  isSecret?: boolean;
  /** For an empty answer. */
  usual?: { value: string; about: string };
  /** For a variable that the server does not check. */
  isRight?: (answer: string) => boolean;
  /** Uses the answer once, and throws what is wrong. */
  tryOut?: (answer: string) => Promise<unknown>;
}

export const questions: readonly Question[] = [
  { name: 'SUCHI_PUBLIC_URL', asks: 'The address that people type', example: 'https://suchi.example.org' },
  {
    name: 'SUCHI_ASSOCIATION',
    asks: 'The name of the association',
    example: 'Sahyadri Samaj Mandal',
    isRight: (name) => findAssociationFaults({ ...associationAtFirst, name }).name === undefined,
  },
  {
    name: 'SUCHI_DATABASE_URL',
    asks: 'The database',
    example: 'postgres://suchi:password@db.example.org:5432/suchi',
    isSecret: true,
    usual: {
      value: placesOf(firstAssociation).databaseUrl,
      about: 'Enter alone: the one that ops/server/setup made on this machine',
    },
    tryOut: (url) => withConnection(url, (client) => client.query('select 1')),
  },
  {
    name: 'SUCHI_SMTP_URL',
    asks: 'The mail server',
    example: 'smtp://user:password@mail.example.org:587',
    isSecret: true,
    tryOut: tryMailServer,
  },
  { name: 'SUCHI_MAIL_FROM', asks: 'The sender of every mail', example: 'no-reply@example.org' },
];

/** For an installation whose database is made for it. */
export const questionsWithoutDatabase = questions.filter(({ name }) => name !== 'SUCHI_DATABASE_URL');

export type Answers = Record<string, string>;

/** One after the other. What is set in the environment is not asked. */
export async function answerQuestions(given: Given, asked: readonly Question[]): Promise<Answers> {
  const answers: Answers = {};
  for (const question of asked) answers[question.name] = await answer(given, question);
  return answers;
}

function answer(given: Given, question: Question): Promise<string> {
  const set = given.environment[question.name];
  return set ? checkGiven(given, question, set) : askUntilRight(given, question);
}

/** Nobody is there to correct it. That a server does not answer yet is no reason to stop a script. */
async function checkGiven({ step }: Given, question: Question, set: string): Promise<string> {
  const fault = findFault(question, set);
  if (fault !== null)
    throw new OperatorError('refused', `${question.name}: ${fault} Nothing was written.`, 'Set it again.');
  const trouble = await findTrouble(question, set);
  if (trouble !== null) step(`${question.name}: ${trouble}`);
  return set;
}

/** Asks again until the answer can be used, so that the answers before it are not lost. */
async function askUntilRight({ ask, askSecret, step }: Given, question: Question): Promise<string> {
  const { name, asks, example, isSecret, usual } = question;
  const words = `${asks}, for example ${example}${usual ? `\n(${usual.about})` : ''}\n> `;
  let tried: string | null = null;
  for (;;) {
    const typed = await (isSecret ? askSecret(words) : ask(words));
    if (typed === null)
      throw new OperatorError(
        'refused',
        `There is no answer for ${name}. Nothing was written.`,
        'Answer when asked, or set the variable for this command.',
      );
    if (typed === '' && tried !== null) return tried;
    const answered = typed || usual?.value || '';
    const fault = findFault(question, answered);
    const trouble = fault ?? (await findTrouble(question, answered));
    if (trouble === null) return answered;
    tried = fault === null ? answered : null;
    step(fault ?? `${trouble} Type it again, or press Enter alone to keep it.`);
  }
}

const rightAnswers = {
  SUCHI_SECRET: 'x'.repeat(32),
  SUCHI_REDIS_URL: 'redis://127.0.0.1',
  ...Object.fromEntries(questions.map(({ name, example }) => [name, example])),
};

/** What is wrong with an answer, by the same rules as at every start; null: nothing. */
function findFault({ name, example, isRight }: Question, answered: string): string | null {
  if (answered === '') return 'This cannot be empty.';
  if (!canBeWritten(answered)) return 'This cannot have \' together with one of " \\ $ `.';
  const isFine = isRight ? isRight(answered) : isAccepted({ ...rightAnswers, [name]: answered });
  return isFine ? null : `This is not right. It must be like ${example}.`;
}

function isAccepted(variables: Answers): boolean {
  try {
    readEnv(variables);
    return true;
  } catch {
    return false;
  }
}

async function findTrouble({ tryOut }: Question, answered: string): Promise<string | null> {
  try {
    await tryOut?.(answered);
    return null;
  } catch (error) {
    return `This does not work: ${toReason(error).replace(/\.$/, '')}.`;
  }
}

/** Node, systemd, Docker Compose and shells all take what is between single quotes as it is. */
const quoted = (value: string) => {
  if (/^[\w.:/@+=%,-]*$/.test(value)) return value;
  return value.includes("'") ? `"${value}"` : `'${value}'`;
};

/** Between double quotes some characters mean something to one of them. */
const canBeWritten = (value: string) => !value.includes("'") || !/["\\$`]/.test(value);

/** Checked before the questions, so that no answer is given in vain. */
export async function requireNewFile(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw unwritable(file, { code: 'EEXIST' });
  await access(dirname(file), constants.W_OK).catch((error: unknown) => {
    throw unwritable(file, error);
  });
}

/** Never over an existing file. */
export async function writeVariables(file: string, variables: Answers): Promise<void> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}\n`);
  const head = '# Made by `suchi install`. All variables are explained in .env.example.\n';
  await writeFile(file, head + lines.join(''), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw unwritable(file, error);
  });
}

function unwritable(file: string, cause: unknown): OperatorError {
  const { code = 'unknown' } = cause as NodeJS.ErrnoException;
  const isThere = code === 'EEXIST';
  return new OperatorError(
    'refused',
    isThere ? `${file} exists, and is not changed.` : `${file} cannot be written (${code}).`,
    isThere ? 'Edit it, or name another file with --settings.' : 'Make its folder, or run this as root.',
    { cause },
  );
}
