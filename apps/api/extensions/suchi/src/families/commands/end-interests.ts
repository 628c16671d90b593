import { decideStep } from '@suchi/domain/families';
import type { Knex } from 'knex';
import { type InterestRow, parseInterest, sideOf } from '../codec.ts';
import { findProfileOf, listLiveOf, listOfPair, lockPair, updateInterest } from '../repository.ts';
import { readInterestRules } from './read-rules.ts';

// For the rooms in which a profile stops being shown. Nobody is told.

/** Call it in the transaction in which a profile that is locked stops being shown. */
export async function endInterestsOf(tx: Knex.Transaction, profileId: number, now: Date): Promise<void> {
  await end(tx, await listLiveOf(tx, profileId), profileId, now);
}

/** The same for an account that is locked. */
export async function endInterestsOfAccount(tx: Knex.Transaction, userId: string, now: Date): Promise<void> {
  const profileId = await findProfileOf(tx, userId);
  if (profileId !== null) await endInterestsOf(tx, profileId, now);
}

/** In the transaction in which a member blocks a profile. */
export async function endInterestsBetween(
  tx: Knex.Transaction,
  { userId, profileId }: { userId: string; profileId: number },
  now: Date,
): Promise<void> {
  const ownId = await findProfileOf(tx, userId);
  if (ownId === null) return;
  await lockPair(tx, ownId, profileId);
  await end(tx, await listOfPair(tx, ownId, profileId), ownId, now);
}

async function end(
  tx: Knex.Transaction,
  rows: readonly InterestRow[],
  profileId: number,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const rules = await readInterestRules(tx);
  for (const row of rows) {
    const side = sideOf(row, profileId) ?? 'sent';
    const decision = decideStep(parseInterest(row), { kind: 'end' }, { side, now, rules });
    if (decision.allowed && decision.changes) await updateInterest(tx, row.id, decision.changes);
  }
}
