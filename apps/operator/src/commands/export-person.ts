import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Association, associationColumns, parseAssociation } from '@suchi/domain/settings';
import type { Client } from 'pg';
import type { Command, Given, Outcome } from '../command.ts';
import { withConnection } from '../database/connection.ts';
import { OperatorError } from '../exit.ts';
import {
  type Exported,
  exportPerson as writeExport,
  findPerson,
  type Person,
} from '../person/export-person.ts';
import { openUsedStorage } from '../storage/storages.ts';

export const exportPerson: Command = {
  name: 'export-person',
  summary: 'write everything that is held about one person into a folder',
  words: { usage: 'EMAIL', max: 1 },
  help: `
For a member who asks what is held about them. Writes the account, the profile and its changes, photos and videos, lists and
notes, messages, orders, payments and receipts, mails, devices and audit entries as JSON, the files beside them, and an
index.html to begin with. Nothing that is about somebody else, and no passwords or other secrets. The audit log records
that an export was made.

First make sure that this person sent the request. Only this user can read the folder. Encrypt it when you hand it over, and delete it
afterwards.`,
  options: {
    to: { type: 'string', value: 'FOLDER', about: 'where to write; it must not exist yet' },
  },
  async run(given) {
    const [email] = given.words;
    if (email === undefined || !email.includes('@'))
      throw new OperatorError(
        'usage',
        'An e-mail address is needed.',
        'For example: suchi export-person asha@example.org',
      );
    return withConnection(given.settings.env.databaseUrl, (client) => run(given, client, email));
  },
};

async function readNames(client: Client): Promise<Association> {
  const columns = Object.values(associationColumns).join(', ');
  const { rows } = await client.query<Parameters<typeof parseAssociation>[0]>(
    `select ${columns} from admin_setting`,
  );
  const [row] = rows;
  if (row === undefined)
    throw new OperatorError('refused', 'The settings are missing.', 'Install first: suchi install');
  return parseAssociation(row);
}

async function run(given: Given, client: Client, email: string): Promise<Outcome> {
  const { settings, step } = given;
  // All parts are of the same moment.
  await client.query('begin isolation level repeatable read');
  const person = await findPerson(client, email);
  if (person === null)
    throw new OperatorError('refused', 'There is no account with this address.', 'Check the address.');
  const folder = chooseFolder(given, person);
  step('Collecting…');
  const done = await writeExport(client, person, {
    folder,
    storage: openUsedStorage(settings),
    association: await readNames(client),
  });
  await client.query(
    `insert into audit_log (actor_kind, action, subject_collection, subject_id)
     values ('system', 'account.export', 'directus_users', $1)`,
    [person.id],
  );
  await client.query('commit');
  return present(folder, done);
}

function chooseFolder({ options, settings }: Given, { id }: Person): string {
  const day = new Date().toISOString().slice(0, 10);
  const usual = join(dirname(settings.uploads), 'exports', `${day}-${id}`);
  const folder = resolve(typeof options['to'] === 'string' ? options['to'] : usual);
  if (existsSync(folder))
    throw new OperatorError(
      'refused',
      `${folder} exists. Nothing was written.`,
      'Delete it, or name another with --to.',
    );
  return folder;
}

function present(folder: string, { exported, files, missing }: Exported): Outcome {
  const rows = Object.fromEntries(exported.map(({ part, rows: count }) => [part.name, count]));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return {
    exit: missing.length === 0 ? 'done' : 'attention',
    lines: [
      `${total} entries and ${files.length} files are in ${folder}. Begin with index.html.`,
      ...(missing.length === 0
        ? []
        : [`${missing.length} files are recorded and were not found; the index lists them.`]),
    ],
    facts: { folder, rows, files: files.length, missing: missing.length },
  };
}
