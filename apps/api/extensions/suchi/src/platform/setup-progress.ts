import { roleIds } from '@suchi/domain/accounts';
import {
  findPaymentMode,
  findSetupProgress,
  isRegistrationOpen,
  isSaleOpen,
  type SetupProgress,
} from '@suchi/domain/setup';
import type { Knex } from 'knex';
import { readAssociation } from './association.ts';
import type { Env } from './env.ts';

/** Where the first-run wizard stands. Its room is `setup/`. */
async function readSetupProgress(db: Knex): Promise<SetupProgress> {
  const { rows } = await db.raw<{ rows: NonNullable<Parameters<typeof findSetupProgress>[0]>[] }>(
    `select r.started_at as "startedAt", r.opened_at as "openedAt",
            exists (select 1 from directus_users u where u.role = ? and u.status <> 'archived'
                      and u.id is distinct from r.admin) as "hasOtherAdmin"
       from first_run r where r.id = 1`,
    [roleIds.admin],
  );
  return findSetupProgress(rows[0] ?? null);
}

/** Whether people may register now. */
export async function readRegistrationOpen(db: Knex): Promise<boolean> {
  const facts = await readAssociation(
    db,
    'grievance_officer_name',
    'association_address',
    'support_email',
    'support_phone',
  );
  return isRegistrationOpen(await readSetupProgress(db), facts);
}

/** Whether this member may buy online, whatever the switches say. */
export async function readSaleOpen(
  db: Knex,
  { razorpay }: Pick<Env, 'razorpay'>,
  { isTester }: { isTester: boolean },
): Promise<boolean> {
  const mode = findPaymentMode(razorpay?.keyId ?? null);
  return isSaleOpen(await readSetupProgress(db), { mode, isTester });
}
