import { findPaymentMode, isRegistrationOpen, isSaleOpen, type SetupProgress } from '@suchi/domain/setup';
import type { Knex } from 'knex';
import { readAssociation } from './association.ts';
import type { Env } from './env.ts';

/** Where the first-run wizard stands. Its room is `setup/`. */
async function readSetupProgress(db: Knex): Promise<SetupProgress> {
  const run = await db('first_run')
    .where({ id: 1 })
    .first<{ started_at: Date | null; opened_at: Date | null } | undefined>('started_at', 'opened_at');
  if (!run?.started_at) return 'none';
  return run.opened_at === null ? 'running' : 'opened';
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
