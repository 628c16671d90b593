import { checkMaySearch, type SearchScope } from '@suchi/domain/discovery';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { keyOfViewer, parseViewer, type ViewerCaller, type ViewerFacts } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { findViewer } from '../repository/viewer.ts';

export async function requireViewer(db: Knex, caller: ViewerCaller, now: Date): Promise<ViewerFacts> {
  const key = keyOfViewer(caller, now);
  const row = await findViewer(db, key);
  if (!row) throw codedError('FORBIDDEN');
  return parseViewer(row, caller.role, key);
}

/** Throws SEARCH_REFUSED. The reason is only about the viewer. */
export function requireScope({ viewer, rules }: ViewerFacts): SearchScope {
  const decision = checkMaySearch(viewer, rules);
  if (!decision.allowed) throw codedError('SEARCH_REFUSED', { reason: decision.reason });
  return decision;
}

/**
 * A profile that the viewer may open. A hidden profile is refused like a missing one, and reasons about the viewer
 * come first, so that a refusal reveals nothing about others.
 */
export async function requireCard(db: Knex, viewer: ViewerFacts, profileId: number): Promise<CardRow> {
  const [card] = await readCards(db, viewer.key, [profileId]);
  if (card) return card;
  requireScope(viewer);
  throw codedError('PROFILE_NOT_FOUND');
}

/** Like `requireCard`, without the viewer's own profile. */
export async function requireOthersCard(db: Knex, viewer: ViewerFacts, profileId: number): Promise<CardRow> {
  const card = await requireCard(db, viewer, profileId);
  if (card.as === 'owner') throw codedError('PROFILE_NOT_FOUND');
  return card;
}

/** A card that the viewer's search finds: an interest alone opens no number and sends no mail. */
export function requireFound(viewer: ViewerFacts, card: CardRow): void {
  if (card.is_found || card.as !== 'subscriber') return;
  requireScope(viewer);
  throw codedError('PROFILE_NOT_FOUND');
}

/** What a plan of a search needs of its viewer. */
export const pickRules = ({ rules, key }: ViewerFacts) => ({
  activationCutOff: rules.activationCutOff,
  isStaff: key.isStaff,
  today: rules.today,
});

/** The own profile, where a search of these genders would find it. */
export const ownAmong = (genders: readonly Gender[], { viewer: { profile } }: ViewerFacts) =>
  profile?.gender && genders.includes(profile.gender) ? [profile.id] : [];

export function readSearchAccess({ caller, db, now }: ReadCall<object, RoleCaller>): Promise<ViewerFacts> {
  return requireViewer(db, caller, now);
}
