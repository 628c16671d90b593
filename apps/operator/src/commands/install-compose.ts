import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isEmailAddress } from '@suchi/domain/accounts';
import { suchiRelease } from '@suchi/extension/release';
import { labelOf, requireName } from '../associations/names.ts';
import type { Given, Outcome } from '../command.ts';
import { OperatorError } from '../exit.ts';
import {
  answerQuestions,
  type Question,
  questionsWithoutDatabase,
  requireNewFile,
  writeVariables,
} from './install-questions.ts';

const composeFiles = resolve(import.meta.dirname, '../../../../ops/compose');

const composeQuestions: readonly Question[] = [
  ...questionsWithoutDatabase,
  {
    name: 'SUCHI_ACME_EMAIL',
    asks: 'Your e-mail address, for warnings about the certificate',
    example: 'operator@example.org',
    isRight: isEmailAddress,
  },
];

/** Not set until there is something in the file. */
const emptySecrets = {
  secret_previous: '',
  razorpay_key_secret: '',
  razorpay_webhook_secrets: '',
  s3_secret: '',
};

/** What keeps one of several associations on a server apart from the others; nothing for the only one. */
function separateProject({ name, number }: Given['options']): Record<string, string> {
  if (name === undefined && number === undefined) return {};
  const place = Number(number);
  if (!Number.isInteger(place) || place < 1 || place > 100)
    throw new OperatorError('usage', 'There is no --number from 1 to 100.', 'Each association has another.');
  return {
    COMPOSE_PROJECT_NAME: labelOf(requireName(typeof name === 'string' ? name : undefined)),
    COMPOSE_FILE: 'compose.yaml:several.yaml',
    SUCHI_NETWORK: `172.30.${87 + place}`,
    SUCHI_STUDIO_PORT: String(8080 + place),
    SUCHI_FRONT_PORT: String(8180 + place),
  };
}

/** Writes all that `docker compose up` needs into a folder. */
export async function installCompose(given: Given, folder: string): Promise<Outcome> {
  const separate = separateProject(given.options);
  await mkdir(folder, { recursive: true });
  await requireNewFile(join(folder, '.env'));
  const { SUCHI_SMTP_URL: smtpUrl = '', ...answers } = await answerQuestions(given, composeQuestions);
  const password = randomBytes(24).toString('hex');
  const secrets = {
    secret: randomBytes(48).toString('base64'),
    database_password: password,
    database_url: `postgres://suchi:${password}@postgres:5432/suchi`,
    smtp_url: smtpUrl,
    backup_passphrase: randomBytes(24).toString('base64'),
    ...emptySecrets,
  };
  await writeVariables(join(folder, '.env'), {
    SUCHI_VERSION: suchiRelease.version,
    ...separate,
    ...answers,
  });
  await writeSecrets(join(folder, 'secrets'), secrets);
  for (const file of ['compose.yaml', 'Caddyfile', 'several.yaml'])
    await copyFile(join(composeFiles, file), join(folder, file));
  return {
    lines: [
      `${folder} has compose.yaml, Caddyfile, several.yaml, .env and secrets/.`,
      'Write secrets/backup_passphrase on paper: without it nobody can read the backups.',
      'Next, in that folder: docker compose up --detach --wait',
      ...frontLines(answers['SUCHI_PUBLIC_URL'], separate),
      'Then: docker compose run --rm suchi setup-link, and open the link in a browser.',
    ],
    facts: { folder },
  };
}

/** The site that the Caddy in front of several associations needs. */
const frontLines = (address: string | undefined, { SUCHI_FRONT_PORT: port }: Record<string, string>) =>
  port === undefined
    ? []
    : [
        'And in the folder of the front, a file in sites/:',
        `  ${address} {`,
        `    reverse_proxy 127.0.0.1:${port}`,
        '  }',
      ];

/**
 * Processes in containers have users of their own and must be able to read the files that are given to them. On the
 * machine itself the folder is closed.
 */
async function writeSecrets(folder: string, secrets: Record<string, string>): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const [name, value] of Object.entries(secrets))
    await writeFile(join(folder, name), value, { mode: 0o444, flag: 'wx' });
}
