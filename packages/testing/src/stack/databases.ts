import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultEdition } from '@suchi/domain/print';
import { Client } from 'pg';
import { installEngine } from './engine.ts';
import { projectRoot } from './project-root.ts';
import { waitUntil } from './wait-until.ts';

const serverUrl = process.env['SUCHI_POSTGRES_URL'] ?? 'postgres://suchi:suchi@127.0.0.1:5432/postgres';

/** The URL of a database on the server that tests and local stacks use. */
export function databaseUrl(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Asks a database directly, for what no page can do. */
export async function queryDatabase(name: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl(name) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export async function databaseExists(name: string): Promise<boolean> {
  return onServer(async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
}

/**
 * Tests do not wait for the disk: what they write can be lost when the machine stops, but not when a process does. A
 * benchmark says `isDurable`.
 */
export async function createDatabase(
  name: string,
  { template, isDurable = false }: { template?: string; isDurable?: boolean } = {},
): Promise<string> {
  await onServer(async (client) => {
    await client.query(`create database "${name}" ${template ? `template "${template}"` : ''}`);
    if (!isDurable) await client.query(`alter database "${name}" set synchronous_commit = off`);
  });
  return databaseUrl(name);
}

/** While PostgreSQL vacuums the database, only a superuser could end that, so this waits. */
const isBeingVacuumed = (error: unknown) => (error as { code?: string }).code === '42501';

export async function dropDatabase(name: string): Promise<void> {
  await waitUntil(`${name} is dropped`, () =>
    onServer((client) => client.query(`drop database if exists "${name}" with (force)`)).catch(
      (error: unknown) => {
        if (isBeingVacuumed(error)) return false;
        throw error;
      },
    ),
  );
}

export async function renameDatabase(from: string, to: string): Promise<void> {
  await onServer((client) => client.query(`alter database "${from}" rename to "${to}"`));
}

// Any number works, as long as everyone who makes the template uses the same one.
const templateLock = 7_824_001;

/**
 * The name of a template database with the current schema. It is made once for each version of the engine and of the
 * built extension, which contains schema and access.
 */
export async function ensureTemplateDatabase(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'apps/api/extensions/suchi/dist/api.js'])
    hash.update(readFileSync(join(projectRoot, file)));
  const name = `suchi_template_${hash.digest('hex').slice(0, 12)}`;
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    if (await databaseExists(name)) return name;
    const making = `${name}_making`;
    await dropDatabase(making);
    await installEngine(await createDatabase(making));
    await settleForTests(making);
    await dropOlderDatabases('suchi_template_');
    await renameDatabase(making, name);
    return name;
  });
}

/**
 * A new installation asks admins for a second factor; a test that is not about it would have to set one up. It has no
 * dates yet; tests know those of the specification.
 */
async function settleForTests(database: string): Promise<void> {
  await queryDatabase(
    database,
    "update admin_setting set admin_second_factor = false, latest_birth_date = '2005-10-01'",
  );
  const { year, registrationUntil, eventDate, eventPlace, deliveryAfter, activationCutOff } = defaultEdition;
  await queryDatabase(
    database,
    `update edition set year = $1, registration_until = $2, event_date = $3, event_place = $4, delivery_after = $5,
       activation_cutoff = $6, early_subscription_before = $7, early_subscription_sees_until = $8`,
    [
      year,
      registrationUntil,
      eventDate,
      eventPlace,
      deliveryAfter,
      activationCutOff,
      defaultEdition.earlySubscriptionBefore,
      defaultEdition.earlySubscriptionSeesUntil,
    ],
  );
}

/** Drops all but the newest templates of a kind; a few are kept for other checkouts on the machine. */
export async function dropOlderDatabases(prefix: 'suchi_template_' | 'suchi_demo_'): Promise<void> {
  await onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname ~ $1 order by oid desc offset 5',
      [`^${prefix}[0-9a-f]{12}$`],
    );
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}"`);
  });
}

/** A new database with the schema installed, in about the time of a file copy. */
export async function cloneDatabase(name: string, { isDurable = false } = {}): Promise<string> {
  const template = await ensureTemplateDatabase();
  await dropDatabase(name);
  return createDatabase(name, { template, isDurable });
}
