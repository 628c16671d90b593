import { roleIds } from '@suchi/domain/accounts';
import { Client } from 'pg';
import { demoLogins } from '../demo-logins.ts';

/** The hash of the logins' password, which is public. It is here so that the server needs no command that makes them. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+4DnZTpTUGeaUqH6qC82jw$czQltdcUTs2owRQQHKS9cLSnOO43DDqeWpMIndXUxMk';

/** Creates missing demo accounts and lists them. Refuses where real people are. */
export async function makeDemoLogins(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (await hasRealPeople(client))
      throw new Error('There are real people in this database: the demo is not for it.');
    const made: string[] = [];
    for (const [name, { role, password: _public, ...person }] of Object.entries(demoLogins)) {
      const { rowCount } = await client.query(
        `insert into directus_users
           (id, email, password, first_name, last_name, mobile, is_tester, role, status, email_verified, provider)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, 'active', true, 'default')
         on conflict do nothing`,
        [
          person.email,
          passwordHash,
          person.first_name,
          person.last_name,
          person.mobile,
          person.is_tester,
          roleIds[role],
        ],
      );
      if (rowCount) made.push(`create the demo account ${name}\n`);
    }
    return made.join('');
  } finally {
    await client.end();
  }
}

/** Accounts with an address outside the domain reserved for examples. */
async function hasRealPeople(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from directus_users where role = any($1) and email not like '%example.org' limit 1`,
    [Object.values(roleIds)],
  );
  return rowCount === 1;
}
