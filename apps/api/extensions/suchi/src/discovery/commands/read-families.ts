import {
  familyListPageSize,
  type familyListContract,
  type interestSheetContract,
  type oneInterestContract,
} from '@suchi/contracts/families';
import { checkMaySearch } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { type GoneFamily, listGone } from '../../families/commands/gone-families.ts';
import {
  type CountRow,
  type LoadedItem,
  readCounts,
  readList,
  readOne,
} from '../../families/commands/read-interests.ts';
import { type LoadedSheet, readSheet } from '../../families/commands/read-sheet.ts';
import { readAssociation } from '../../platform/association.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { ViewerFacts } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { listPeople, type PersonRow } from '../repository/known-people.ts';
import { requireOthersCard, requireViewer } from './viewer.ts';

/** Items with what the reader may know of each family now. */
export interface LoadedFamilies {
  viewer: ViewerFacts;
  total: number;
  page: number;
  items: { item: LoadedItem; person: PersonRow; card: CardRow | null }[];
  gone: GoneFamily[];
}

type FamilyCall<Input> = Pick<ReadCall<Input, RoleCaller>, 'db' | 'caller' | 'now' | 'input'>;

export async function readFamilies({
  input,
  db,
  caller,
  now,
}: FamilyCall<z.output<typeof familyListContract.input>>): Promise<LoadedFamilies> {
  const viewer = await requireViewer(db, caller, now);
  const { profile } = viewer.viewer;
  const { page } = input;
  if (profile === null) return { viewer, total: 0, page, items: [], gone: [] };
  const reader = { own: profile.id, userId: caller.userId, now };
  const limit = familyListPageSize;
  const { total, items } = await readList(db, input.kind, reader, { limit, offset: (page - 1) * limit });
  const gone = page === 1 ? await listGone(db, input.kind, reader) : [];
  return { viewer, total, page, items: await withFamilies(db, viewer, items), gone };
}

/** One, as its family sees it after a step. */
export async function loadInterest({
  input,
  db,
  caller,
  now,
}: FamilyCall<{ id: number }>): Promise<LoadedFamilies['items'][number] & { viewer: ViewerFacts }> {
  const viewer = await requireViewer(db, caller, now);
  const { profile } = viewer.viewer;
  const item = profile && (await readOne(db, input.id, { own: profile.id, userId: caller.userId, now }));
  const [loaded] = item ? await withFamilies(db, viewer, [item]) : [];
  if (!loaded) throw codedError('INTEREST_REFUSED', { reason: 'missing' });
  return { ...loaded, viewer };
}

/** With the next steps, which are the association's text. */
export async function readInterest(call: FamilyCall<z.output<typeof oneInterestContract.input>>) {
  const { families_next_steps: nextSteps } = await readAssociation(call.db, 'families_next_steps');
  return { ...(await loadInterest(call)), nextSteps };
}

async function withFamilies(
  db: Knex,
  viewer: ViewerFacts,
  items: readonly LoadedItem[],
): Promise<LoadedFamilies['items']> {
  const ids = [...new Set(items.map(({ other }) => other))];
  const people = new Map((await listPeople(db, viewer.key, ids)).map((row) => [row.profile_id, row]));
  const cards = new Map((await readCards(db, viewer.key, ids)).map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const person = people.get(item.other);
    return person ? [{ item, person, card: cards.get(item.other) ?? null }] : [];
  });
}

const nothing: CountRow = {
  new_received: 0,
  received: 0,
  sent: 0,
  accepted: 0,
  new_answers: 0,
  newest: null,
};

export async function readFamilyCounts({
  db,
  caller,
  now,
}: FamilyCall<object>): Promise<{ viewer: ViewerFacts; counts: CountRow; people: PersonRow[] }> {
  const viewer = await requireViewer(db, caller, now);
  const { profile } = viewer.viewer;
  const counts = profile ? await readCounts(db, profile.id) : nothing;
  return { viewer, counts, people: await listPeople(db, viewer.key, counts.newest?.others ?? []) };
}

export const isSubscribed = ({ viewer, rules }: ViewerFacts) => checkMaySearch(viewer, rules).allowed;

export async function readInterestSheet({
  input,
  db,
  caller,
  now,
}: FamilyCall<z.output<typeof interestSheetContract.input>>): Promise<LoadedSheet> {
  const viewer = await requireViewer(db, caller, now);
  const card = await requireOthersCard(db, viewer, input.profile_id);
  const { profile } = viewer.viewer;
  if (profile === null) throw codedError('INTEREST_REFUSED', { reason: 'not_approved' });
  return readSheet(db, { ownId: profile.id, otherId: card.id }, { isSubscribed: isSubscribed(viewer), now });
}
