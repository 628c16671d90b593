import { roleIds } from '@suchi/domain';
import { demoLogins } from '../../../../seed/demo-logins.ts';
import { elevate } from '../platform/elevate.ts';
import type { EngineContext } from '../platform/platform.ts';

/** Makes the demo accounts that are missing and says which. */
export async function seedDemo({ database, services, getSchema }: EngineContext): Promise<string[]> {
  const options = elevate('demo accounts, on a machine without real people', {
    knex: database,
    schema: await getSchema(),
  });
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
