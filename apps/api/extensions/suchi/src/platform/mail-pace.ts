import type { Knex } from 'knex';
import { readAssociation } from './association.ts';
import type { Env } from './env.ts';

/** How many mails to many people go out in a minute: the association's own number, else that of the server. */
export async function readMailsPerMinute(db: Knex, env: Pick<Env, 'bulkMailPerMinute'>): Promise<number> {
  const { bulk_mail_per_minute: own } = await readAssociation(db, 'bulk_mail_per_minute');
  return own > 0 ? own : env.bulkMailPerMinute;
}
