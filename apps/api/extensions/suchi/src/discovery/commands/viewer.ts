import { type Role } from '@suchi/domain/accounts';
import { checkMaySearch, type SearchScope } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { keyOfViewer, parseViewer, type ViewerFacts } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { findViewer } from '../repository/viewer.ts';

/** The caller as a viewer, with all that decides what they may see. */
export async function requireViewer(
  db: Knex,
  caller: { userId: string; role: Role },
  now: Date,
): Promise<ViewerFacts> {
  const key = keyOfViewer(caller, now);
  const row = await findViewer(db, key);
  if (!row) throw codedError('FORBIDDEN');
  return parseViewer(row, caller.role, key);
}

/** How far the viewer may search, or SEARCH_REFUSED with a reason that is about the viewer alone. */
export function requireScope({ viewer, rules }: ViewerFacts): SearchScope {
  const decision = checkMaySearch(viewer, rules);
  if (!decision.allowed) throw codedError('SEARCH_REFUSED', { reason: decision.reason });
  return decision;
}

/**
 * A profile that the viewer may open: another's, or their own. What may not be seen is refused like what does not
 * exist, and a reason about the viewer comes first, so that no refusal tells of another person.
 */
export async function requireCard(db: Knex, viewer: ViewerFacts, profileId: number): Promise<CardRow> {
  const [card] = await readCards(db, viewer.key, [profileId]);
  if (card) return card;
  requireScope(viewer);
  throw codedError('PROFILE_NOT_FOUND');
}

/** The same for what a viewer can only do to others. */
export async function requireOthersCard(db: Knex, viewer: ViewerFacts, profileId: number): Promise<CardRow> {
  const card = await requireCard(db, viewer, profileId);
  if (card.as === 'owner') throw codedError('PROFILE_NOT_FOUND');
  return card;
}
