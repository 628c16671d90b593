import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { firstAssociation, type Places, placesOf } from '../associations/names.ts';
import type { Command } from '../command.ts';
import { apiFolder, usualEnvFile } from '../settings/env.ts';
import { installCompose } from './install-compose.ts';
import {
  answerQuestions,
  type Answers,
  questions,
  requireNewFile,
  writeVariables,
} from './install-questions.ts';

export const install: Command = {
  name: 'install',
  summary: 'ask five questions and write the file of variables',
  help: `
Asks for the address, the name of the association, the database, the mail server and the sender, makes the secret and the
passphrase of the backups, and writes all of it to ${usualEnvFile}, or the file that --settings names. Only its owner
can read it. An existing file is never changed. What is set in the environment is not asked, so a script can run it.
Each answer is checked at once, and the database and the mail server are tried; a wrong one is asked again.

It then says what to do next. Redis is expected on this machine. The name of the association goes into the settings when they are made;
admins change it there.

With --compose it writes what Docker Compose needs into a folder instead: compose.yaml, Caddyfile, .env and the secrets,
each in a file. The database is then one of the containers, so it asks for your e-mail address in its place. For one of
several associations on a server also give --name and --number: docs/ops/several-associations.md.`,
  options: {
    compose: { type: 'string', about: 'write a folder for Docker Compose', value: 'FOLDER' },
    name: { type: 'string', about: 'with --compose: the name of one of several associations', value: 'NAME' },
    number: { type: 'string', about: 'with --compose: 1, 2, … another for each association', value: 'N' },
  },
  async run(given) {
    const { compose } = given.options;
    if (typeof compose === 'string') return installCompose(given, compose);
    const file = typeof given.options['settings'] === 'string' ? given.options['settings'] : usualEnvFile;
    await requireNewFile(file);
    const answers = await answerQuestions(given, questions);
    await writeVariables(file, variablesOf(answers, placesOf(firstAssociation), given.environment));
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

/** All variables of a new installation, with secrets of its own. */
export function variablesOf(
  answers: Answers,
  { uploads, backups, backupReport, choiceKeys }: Places,
  { SUCHI_REDIS_URL: redisUrl = 'redis://127.0.0.1:6379' }: Record<string, string | undefined>,
): Answers {
  return {
    CONFIG_PATH: join(apiFolder, 'engine.config.js'),
    ...answers,
    SUCHI_REDIS_URL: redisUrl,
    SUCHI_SECRET: randomBytes(48).toString('base64'),
    SUCHI_UPLOADS: uploads,
    SUCHI_BACKUP_REPOSITORY: backups,
    SUCHI_BACKUP_PASSPHRASE: randomBytes(24).toString('base64'),
    SUCHI_BACKUP_REPORT: backupReport,
    SUCHI_CHOICE_KEYS: choiceKeys,
  };
}
