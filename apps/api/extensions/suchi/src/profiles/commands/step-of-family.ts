import { type ConsentAnswers, purposes } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import { addConsents } from '../../consent/commands/add-consents.ts';
import type { LifecycleRow } from '../codec.ts';
import { findForUpdate, lockOwner, readRules, updateProfile } from '../repository.ts';
import { type Step, type StepCall, takeStep } from './take-step.ts';

// For rooms in which a family acts without its login: by a link, by the office that called, or by not answering.

export interface LockedProfile {
  row: LifecycleRow;
  owner: Step['owner'];
}

/** The account and the profile, in the order of every other step. Null when either is gone. */
export async function lockProfile(tx: Knex.Transaction, profileId: number): Promise<LockedProfile | null> {
  const found = await tx('qd_matrimonial_profile').where({ id: profileId }).first('user');
  const owner = found?.user ? await lockOwner(tx, found.user) : null;
  const row = owner && (await findForUpdate(tx, { id: profileId }));
  return row && { row, owner: { id: row.user, ...owner } };
}

export async function stepOfFamily(
  call: StepCall,
  { row, owner }: LockedProfile,
  step: Pick<Step, 'action' | 'actor' | 'way' | 'language'>,
): Promise<void> {
  await takeStep(call, { ...step, rules: await readRules(call.tx), row, owner });
}

/** The candidate's own answers, by the account that was just taken over. Each is kept, also those that change nothing. */
export async function setConsentsOfFamily(
  call: StepCall,
  { row, owner }: LockedProfile,
  consents: ConsentAnswers,
): Promise<void> {
  const actor = { id: owner.id, kind: 'member' as const };
  const isChanged = purposes.some((purpose) => consents[purpose] !== row.consents[purpose]);
  if (!isChanged)
    return addConsents(call.tx, row.id, consents, { author: owner.id, way: 'app', now: call.now });
  const rules = await readRules(call.tx);
  await takeStep(call, { actor, rules, row, owner, action: { kind: 'set_consents', consents } });
}

/** The family says that it still looks, and nothing else changes. */
export function confirmProfile(tx: Knex.Transaction, profileId: number, now: Date): Promise<void> {
  return updateProfile(tx, profileId, { confirmed_at: now });
}
