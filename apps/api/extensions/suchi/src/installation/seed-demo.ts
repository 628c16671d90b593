import { roleIds } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { demoLogins } from '../../../../seed/demo-logins.ts';
import { elevate } from '../platform/elevate.ts';
import type { EngineContext } from '../platform/platform.ts';

/** Creates missing demo accounts and lists them. */
export async function seedDemo({ database, services, getSchema }: EngineContext): Promise<string[]> {
  const options = elevate('demo accounts, on a machine without real people', {
    knex: database,
    schema: await getSchema(),
  });
  if (await hasRealPeople(database))
    throw new Error('There are real people in this database: the demo is not for it.');
  const users = new services.UsersService(options);
  const made: string[] = [];
  for (const [name, { role, ...person }] of Object.entries(demoLogins)) {
    const existing: unknown = await database('directus_users').where({ email: person.email }).first('id');
    if (existing) continue;
    await users.createOne({ ...person, role: roleIds[role], status: 'active', email_verified: true });
    made.push(`create the demo account ${name}`);
  }
  return made;
}

/** Accounts with an address outside the domain reserved for examples. */
async function hasRealPeople(database: Knex): Promise<boolean> {
  const stranger: unknown = await database('directus_users')
    .whereIn('role', Object.values(roleIds))
    .whereNot('email', 'like', '%example.org')
    .first('id');
  return stranger !== undefined;
}
