import { memberListPageSize, type memberListContract } from '@suchi/contracts/discovery';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { ViewerFacts } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { type ListRow, readMemberList } from '../repository/member-lists.ts';
import { requireViewer } from './viewer.ts';

export interface ReadList {
  viewer: ViewerFacts;
  kind: 'favourites' | 'noted' | 'blocked';
  total: number;
  page: number;
  entries: { entry: ListRow; card: CardRow | null }[];
}

/** A profile that the member may no longer see stays on the list without details, so that it can be removed. */
export async function readList({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof memberListContract.input>, RoleCaller>): Promise<ReadList> {
  const viewer = await requireViewer(db, caller, now);
  const { total, entries } = await readMemberList(db, input.kind, caller.userId, {
    limit: memberListPageSize,
    offset: (input.page - 1) * memberListPageSize,
  });
  const cards = await readCards(
    db,
    viewer.key,
    entries.map((entry) => entry.profile_id),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return {
    viewer,
    kind: input.kind,
    total,
    page: input.page,
    entries: entries.map((entry) => ({ entry, card: cardOf.get(entry.profile_id) ?? null })),
  };
}
