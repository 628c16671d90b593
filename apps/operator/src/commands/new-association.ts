import { existsSync } from 'node:fs';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { choosePort, requireOwn } from '../associations/clash.ts';
import { type Association, listAssociations, machineOf, readAssociation } from '../associations/list.ts';
import { type Places, placesOf, requireName } from '../associations/names.ts';
import { runFor } from '../associations/run-for.ts';
import { requireRoot, setUp, start } from '../associations/server.ts';
import type { Command, Given } from '../command.ts';
import { createMissingDatabase } from '../database/databases.ts';
import { exitCodes, OperatorError } from '../exit.ts';
import {
  answerQuestions,
  type Answers,
  questionsWithoutDatabase,
  writeVariables,
} from './install-questions.ts';
import { variablesOf } from './install.ts';

export const newAssociation: Command = {
  name: 'new-association',
  summary: 'make another association on this machine',
  words: { usage: 'NAME', max: 1 },
  help: `
Makes another association beside those of this machine. It shares the release, PostgreSQL, Redis and nginx with them, and
nothing else: it has a user, a role, a database, a secret, ports, files, units, backups and an address of its own, all
with the name suchi-NAME. NAME has 2 to 21 small letters, digits and dashes.

It asks for the address, the name of the association, the mail server and the sender, as \`suchi install\` does, then makes
everything and starts it. What is set in the environment is not asked. SUCHI_DATABASE_URL names a database elsewhere.
If it stops half way, correct what it says and run it again: it goes on where it stopped. Run it as root.

The guide is docs/ops/several-associations.md.`,
  options: {
    port: {
      type: 'string',
      value: 'PORT',
      about: 'of its first API node: 8105, 8115, … 8995; otherwise the lowest that is free',
    },
  },
  async run(given) {
    const { environment, step } = given;
    const name = requireName(given.words[0]);
    const places = placesOf(name, machineOf(environment));
    requireAbsent(name, places);
    requireRoot();
    if (!existsSync(places.settings)) await writeSettings(given, name, places);
    const association = readAssociation(name, machineOf(environment));
    const left = await withNextStep(name, async () => {
      // That of this machine was made with its role.
      if (association.databaseUrl !== places.databaseUrl)
        await createMissingDatabase(association.databaseUrl);
      await prepare(association, given);
      step('Starting it…');
      return start(association, environment);
    });
    await rm(places.unfinished, { force: true });
    return present(association, left);
  },
};

function requireAbsent(name: string, { settings, unfinished }: Places): void {
  if (existsSync(settings) && !existsSync(unfinished))
    throw new OperatorError(
      'refused',
      `There is an association ${name} already.`,
      'Choose another name. suchi associations lists those that are taken.',
    );
}

/** Asks first, so that nothing is made for an answer that is refused. */
async function writeSettings(given: Given, name: string, places: Places): Promise<void> {
  const { environment, options } = given;
  const others = listAssociations(machineOf(environment)).filter((other) => other.name !== name);
  const databaseUrl = environment['SUCHI_DATABASE_URL'] ?? places.databaseUrl;
  const asked = questionsWithoutDatabase.map((question) =>
    question.name === 'SUCHI_PUBLIC_URL'
      ? { ...question, tryOut: async (address: string) => requireOwn({ address, databaseUrl }, others) }
      : question,
  );
  const port = await choosePort(name, toText(options['port']), others);
  const answers = await answerQuestions(given, asked);
  requireOwn({ address: answers['SUCHI_PUBLIC_URL'] ?? '', databaseUrl }, others);
  const own: Answers = {
    ...answers,
    SUCHI_DATABASE_URL: databaseUrl,
    SUCHI_NAMESPACE: places.label,
    SUCHI_API_PORT: String(port),
  };
  given.step('Making its user, its folders and its database…');
  await setUp(name, places);
  await writeFile(places.unfinished, '');
  await writeVariables(places.settings, variablesOf(own, places, environment));
  const { uid, gid } = await stat(places.folder);
  if (process.getuid?.() === 0) await chown(places.settings, uid, gid);
}

const toText = (option: string | boolean | undefined) => (typeof option === 'string' ? option : undefined);

async function prepare(association: Association, { environment, options }: Given): Promise<void> {
  const isJson = options['json'] === true;
  const { code, facts } = await runFor(association, ['prepare'], { environment, isJson });
  const { message } = (facts['error'] ?? { message: 'its database could not be prepared' }) as Error;
  if (code !== exitCodes.done) throw new Error(message);
}

async function withNextStep<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new OperatorError(
      'failed',
      `It did not work: ${(error as Error).message}`,
      `Correct that, and run it again: suchi new-association ${name}. It goes on where it stopped.`,
      { cause: error },
    );
  }
}

function present({ name, address, port, places }: Association, left: string[]) {
  return {
    lines: [
      `The association ${name} is made: ${address}`,
      `Write SUCHI_BACKUP_PASSPHRASE from ${places.settings} on paper: without it nobody can read the backups.`,
      ...left,
      ...firstAdmin(name),
    ],
    facts: { name, address, port, settings: places.settings },
  };
}

/** How its first admin gets in. */
const firstAdmin = (name: string) => [
  `Then: suchi --association ${name} setup-link, and open the link in a browser.`,
];
