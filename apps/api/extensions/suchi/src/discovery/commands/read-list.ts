import { memberListPageSize, type memberListContract } from '@suchi/contracts/discovery';
import { checkMaySee } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type Looker, parseTarget } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { type ListRow, readMemberList } from '../repository/member-lists.ts';
import { findTargets } from '../repository/profiles.ts';
import { requireLooker } from './looker.ts';

/** A page of one of the caller's lists before it is shown. */
export interface ReadList {
  looker: Looker;
  kind: 'favourites' | 'noted' | 'blocked';
  total: number;
  page: number;
  entries: { entry: ListRow; card: CardRow | null }[];
}

/** A list of the caller's own. Whoever may not be seen any more stays on it, without details, to be removed. */
export async function readList({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof memberListContract.input>, RoleCaller>): Promise<ReadList> {
  const looker = await requireLooker(db, caller, now);
  const { total, entries } = await readMemberList(db, input.kind, caller.userId, {
    limit: memberListPageSize,
    offset: (input.page - 1) * memberListPageSize,
  });
  const cards = await readVisibleCards(
    db,
    looker,
    entries.map((entry) => entry.profile_id),
  );
  return {
    looker,
    kind: input.kind,
    total,
    page: input.page,
    entries: entries.map((entry) => ({ entry, card: cards.get(entry.profile_id) ?? null })),
  };
}

/** The cards of those among the profiles whom the looker may see now. */
async function readVisibleCards(
  db: Knex,
  looker: Looker,
  ids: readonly number[],
): Promise<Map<number, CardRow>> {
  const targets = await findTargets(db, ids);
  const visible = targets
    .filter((row) => checkMaySee(looker.viewer, parseTarget(row), looker.rules).allowed)
    .map(({ id }) => id);
  const reader = { userId: looker.viewer.memberId, today: looker.rules.today };
  const cards = await readCards(db, visible, reader);
  return new Map(cards.map((card) => [card.id, card]));
}
