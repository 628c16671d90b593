import { isDeepStrictEqual } from 'node:util';
import { searchPageSize, type searchProfilesContract } from '@suchi/contracts/discovery';
import { todayInIndia } from '@suchi/domain/basics';
import { checkMaySearch, type Viewer } from '@suchi/domain/discovery';
import { type Gender } from '@suchi/domain/profile';
import type { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type Looker, parseLooker } from '../codec.ts';
import type { CardRow } from '../repository/cards.ts';
import { findViewer, findViewerWithCards, type ViewerRow } from '../repository/viewer.ts';
import { pageOf } from '../result-list.ts';
import type { ResultLists } from '../result-lists.ts';
import { planSearch } from '../search-plan.ts';
import { requireScope } from './looker.ts';

/** A page as it is found, before it is shown. */
export interface FoundPage {
  looker: Looker;
  total: number;
  page: number;
  cards: CardRow[];
}

/** What a node remembers of earlier searches. None of it is believed without asking. */
export interface SearchMemory {
  lists: ResultLists;
  /** Who searched lately, as they were then. */
  viewers: LRUCache<string, ViewerRow>;
}

type SearchCall = ReadCall<z.output<typeof searchProfilesContract.input>, RoleCaller>;

/** Each further look means that something changed since the one before. */
const looksAtMost = 8;

/**
 * The page is cut out of a list that the node keeps, for the reader as the node remembers them. The cards are read in
 * one statement with the reader and the version of what search can find, as they are now; when either is another, the
 * page is cut again. So nobody is shown who may not be seen any more, and a search mostly takes one question.
 */
export async function searchProfiles(call: SearchCall, memory: SearchMemory): Promise<FoundPage> {
  const { input, caller, db, now } = call;
  const reader = { userId: caller.userId, today: todayInIndia(now) };
  let viewer = memory.viewers.get(caller.userId) ?? (await findViewer(db, caller.userId));
  for (let look = 0; look < looksAtMost && viewer; look += 1) {
    const looker = parseLooker(viewer, caller, now);
    const cut = await cutPage(call, looker, memory.lists);
    const seen = await findViewerWithCards(db, reader, cut?.ids ?? []);
    if (seen) memory.viewers.set(caller.userId, seen.viewer);
    if (seen && isSameStanding(seen.viewer, viewer)) {
      if (!cut) requireScope(looker);
      else if (cut.version === Number(seen.viewer.version)) {
        return { looker, total: cut.total, page: input.page, cards: seen.cards };
      }
    }
    viewer = seen?.viewer ?? null;
  }
  throw codedError(viewer ? 'SERVICE_UNAVAILABLE' : 'FORBIDDEN');
}

/** Whether a reader is as before, whatever changed about others. */
function isSameStanding(one: ViewerRow, other: ViewerRow): boolean {
  return isDeepStrictEqual({ ...one, version: null }, { ...other, version: null });
}

/** The reader's own profile, where their own gender is searched at all. */
const ownAmong = (genders: readonly Gender[], { profile }: Viewer) =>
  profile?.gender && genders.includes(profile.gender) ? [profile.id] : [];

/** Whom this reader would find, and at which version of the data; null when they may not search. */
async function cutPage({ input, db }: SearchCall, looker: Looker, lists: ResultLists) {
  const { viewer, rules, hiddenByBlock } = looker;
  const scope = checkMaySearch(viewer, rules);
  if (!scope.allowed) return null;
  const plan = planSearch(
    { ...scope, activationCutOff: rules.activationCutOff, isStaff: viewer.role === 'admin' },
    input.filters,
    input.sort,
  );
  const exact = await lists.require(db, plan, looker.version);
  const nearest = exact.ids.length === 0 ? plan.nearest : null;
  const list = nearest ? await lists.require(db, nearest, exact.version) : exact;
  return {
    ...pageOf(list, new Set([...hiddenByBlock, ...ownAmong(scope.genders, viewer)]), {
      page: input.page,
      size: searchPageSize,
    }),
    version: list.version === exact.version ? list.version : null,
  };
}
