import { type Role } from '@suchi/domain/accounts';
import { type Decision } from '@suchi/domain/basics';
import {
  checkMayOpen,
  checkMaySearch,
  isToldAsNotFound,
  type SearchReason,
  type SearchScope,
  type Target,
  type TargetReason,
} from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { type Looker, parseLooker, parseTarget } from '../codec.ts';
import { findTargets } from '../repository/profiles.ts';
import { findViewer } from '../repository/viewer.ts';

/** Whoever asks, with all that decides what they may see. */
export async function requireLooker(
  tx: Knex,
  who: { userId: string; role: Role },
  now: Date,
): Promise<Looker> {
  const row = await findViewer(tx, who.userId);
  if (!row) throw codedError('FORBIDDEN');
  return parseLooker(row, who, now);
}

/** How far somebody may search, or SEARCH_REFUSED with the reason that concerns themself. */
export function requireScope({ viewer, rules }: Looker): SearchScope {
  const decision = checkMaySearch(viewer, rules);
  if (!decision.allowed) throw refusal(decision.reason);
  return decision;
}

type Open = { target: Target; as: 'owner' | 'admin' | 'subscriber' };

/** Whether somebody may open a profile. One that is not there is refused like one that is hidden. */
async function checkOpen(
  tx: Knex,
  { viewer, rules }: Looker,
  profileId: number,
): Promise<Decision<SearchReason | TargetReason, Open>> {
  const [row] = await findTargets(tx, [profileId]);
  if (!row) {
    // Asked all the same, so that a refusal about oneself says nothing about whether the profile exists.
    const search = checkMaySearch(viewer, rules);
    return search.allowed ? { allowed: false, reason: 'target_not_active' } : search;
  }
  const target = parseTarget(row);
  const decision = checkMayOpen(viewer, target, rules);
  return decision.allowed ? { ...decision, target } : decision;
}

/** A profile that somebody may open, and as whom. */
export async function requireOpen(tx: Knex, looker: Looker, profileId: number): Promise<Open> {
  const decision = await checkOpen(tx, looker, profileId);
  if (!decision.allowed) throw refusal(decision.reason);
  return decision;
}

/** Whether somebody may see a profile that is another's. */
export async function maySeeAnothers(tx: Knex, looker: Looker, profileId: number): Promise<boolean> {
  const decision = await checkOpen(tx, looker, profileId);
  return decision.allowed && decision.as !== 'owner';
}

function refusal(reason: SearchReason | TargetReason): Error {
  return isToldAsNotFound(reason)
    ? codedError('PROFILE_NOT_FOUND')
    : codedError('SEARCH_REFUSED', { reason });
}
