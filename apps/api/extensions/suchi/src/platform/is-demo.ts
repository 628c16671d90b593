import type { Knex } from 'knex';
import { readAssociation } from './association.ts';
import type { Env } from './env.ts';

/**
 * Whether this installation is a demo: its operator says so, and the demo community was loaded into it. Neither alone
 * opens an account without its password.
 */
export async function isDemo({ env, database }: { env: Env; database: Knex }): Promise<boolean> {
  if (env.demo === 'off') return false;
  return (await readAssociation(database, 'demo_seeded_at')).demo_seeded_at !== null;
}
