import { setTimeout as wait } from 'node:timers/promises';
import {
  searchFilters,
  type searchProfilesContract,
  type SearchSort,
  searchTotalCap,
} from '@suchi/contracts/discovery';
import { isWrittenIn } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { planBestFit } from '../../fit/commands/plan-best-fit.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { ViewerFacts } from '../codec.ts';
import { cutPage, type ListCache, pickInOrder, type ResultList } from '../list-cache.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import type { ListReader } from '../repository/lists.ts';
import { findSaved } from '../repository/saved-searches.ts';
import { type ListOrder, type ListScope, planSearch, type SearchPlan } from '../search-plan.ts';
import { ownAmong, pickRules, requireScope, requireViewer } from './viewer.ts';

export interface FoundPage {
  viewer: ViewerFacts;
  total: number;
  isExact: boolean;
  page: number;
  cards: CardRow[];
  /** What was typed, when only similar names were found, by letters or by sound. */
  nearTo: string | null;
  usualSort: SearchSort;
  /** Since when a card is new, in a saved search. */
  newSince: Date | null;
}

/** Shared by all searches of a node. */
export interface SearchLists {
  cache: ListCache;
  reader: ListReader;
}

type SearchCall = ReadCall<z.output<typeof searchProfilesContract.input>, RoleCaller>;

/** Milliseconds of list queries that one account may cause in an hour. */
export const searchCostRule = { name: 'search-cost', times: 120_000, perSeconds: 3600 };

/** How long a first page waits for the full list. After that it is sent without the total. */
const patienceMs = 200;

/** Spare ids for profiles that are removed for one viewer, so that a capped total stays exact. */
const listLength = searchTotalCap + 1000;

/** Viewers share the list of ids. The query that reads the cards decides what this viewer may see. */
export async function searchProfiles(call: SearchCall, lists: SearchLists): Promise<FoundPage> {
  const { input, caller, db, now } = call;
  const viewer = await requireViewer(db, caller, now);
  const scope = requireScope(viewer);
  const order = await findOrder(db, viewer, input.sort ?? usualSort(viewer));
  const listScope = { ...scope, ...pickRules(viewer) };
  const plan = planSearch(listScope, input.filters, order);
  const without = new Set([...viewer.blockedIds, ...ownAmong(scope.genders, viewer)]);
  const firstLength = input.page === 1 ? input.size + without.size : null;
  const newest = plan.best && planSearch(listScope, input.filters, 'newest');
  const best = newest && (await findBest(call, lists, { plan, newest, without: without.size }));
  const own = newest && !best ? await pickFromOwn(call, lists, { newest, listScope, order }) : null;
  const exact = best?.list ?? own ?? (await requireList(call, lists, plan, firstLength));
  const nearest = exact.ids.length === 0 ? plan.nearest : null;
  const list = nearest ? await requireList(call, lists, nearest, firstLength) : exact;

  const place = { page: input.page, size: input.size, cap: searchTotalCap };
  const { ids } = cutPage(list, without, place);
  const cut = { ...cutPage(best?.all ?? list, without, place), ids };
  const cards = await readCards(db, viewer.key, cut.ids);
  // Subtracts profiles that are gone since the list was made.
  const gone = cut.isExact ? cut.ids.length - cards.length : 0;
  const isNear = nearest !== null || (plan.rank !== null && input.page === 1 && !isWritten(input, cards[0]));
  const nearTo = isNear ? input.filters.name : null;
  const { page, saved } = input;
  const visited = saved === null ? null : await findSaved(db, caller.userId, saved);
  return {
    viewer,
    total: cut.total - gone,
    isExact: cut.isExact,
    page,
    cards,
    nearTo,
    usualSort: usualSort(viewer),
    newSince: visited?.newSince ?? null,
  };
}

/** Who has said what they look for sees first what fits. */
const usualSort = ({ fit: { side } }: ViewerFacts): SearchSort =>
  side !== null && Object.keys(side.preferences).length > 0 ? 'best_fit' : 'newest';

/** In a shorter list of their own the viewer's order is as quick. */
const longList = 5000;
/** Who reads further gets the whole list. */
const bestPages = 10;
/**
 * Renewed after half of it. One person reads an order of their own, page after page and filter after filter. What may
 * be seen is decided with each page.
 */
const ownOrderKeptMs = 240_000;

interface OwnSearch {
  newest: SearchPlan;
  listScope: ListScope;
  order: ListOrder;
}

/**
 * In a short list the viewer's order of everyone is made once, and each filter picks from it the ids of the list that
 * all viewers share. Null where there are more profiles.
 */
async function pickFromOwn(
  call: SearchCall,
  lists: SearchLists,
  { newest, listScope, order }: OwnSearch,
): Promise<ResultList | null> {
  const everyone = await requireList(call, lists, planSearch(listScope, noFilters, 'newest'), null);
  if (everyone.ids.length > longList) return null;
  const found = await requireList(call, lists, newest, null);
  return pickInOrder(found, await requireList(call, lists, planSearch(listScope, noFilters, order), null));
}

const noFilters = searchFilters.parse({});

/**
 * The first pages of a long list in the viewer's order, with the list that all viewers share, which is as long. Null
 * where the whole order is needed.
 */
async function findBest(
  call: SearchCall,
  lists: SearchLists,
  { plan, newest, without }: { plan: SearchPlan; newest: SearchPlan; without: number },
): Promise<{ list: ResultList; all: ResultList } | null> {
  const { page, size } = call.input;
  const made = lists.cache.find(plan.key).list;
  if (made || page > bestPages) return null;
  const all = await requireList(call, lists, newest, page === 1 ? longList + 1 : null);
  if (all.ids.length <= longList) return null;
  const needed = page * size + without;
  const list = await requireBest(call, lists, plan, needed);
  return list.ids.length < needed ? null : { list, all };
}

/** Those that fit best: from the cache if it has enough of them. */
async function requireBest(call: SearchCall, lists: SearchLists, plan: SearchPlan, needed: number) {
  const key = `best ${plan.key}`;
  const kept = lists.cache.find(key).list;
  if (kept && !(kept instanceof Promise) && kept.ids.length >= needed) return kept;
  await call.platform.limits.consume(searchCostRule, call.caller.userId);
  return lists.cache.make(key, async () => ({
    ...(await charge(call, lists.reader.readBest(plan, needed))),
    keptMs: ownOrderKeptMs,
  }));
}

/** Without a profile nothing can fit. */
function findOrder(db: Knex, { fit, key }: ViewerFacts, sort: SearchSort): Promise<ListOrder> | ListOrder {
  if (sort !== 'best_fit') return sort;
  return fit.side === null ? 'newest' : planBestFit(db, fit.side, { rules: fit.rules, today: key.today });
}

/** Names that are written as typed come first, so the first card of all says whether there are any. */
function isWritten({ filters }: SearchCall['input'], first: CardRow | undefined): boolean {
  if (first === undefined) return true;
  return isWrittenIn(filters.name ?? '', [first.first_name, first.middle_name, first.last_name].join(' '));
}

/** A list from the cache, or a new one. Does not wait for a slow list when only the first ids are needed. */
async function requireList(
  call: SearchCall,
  lists: SearchLists,
  plan: SearchPlan,
  firstLength: number | null,
): Promise<ResultList> {
  const { list, isDue } = lists.cache.find(plan.key);
  if (list && !(list instanceof Promise)) {
    // An account over its limit may read cached lists, but not renew them.
    if (isDue) makeList(call, lists, plan).catch(() => undefined);
    return list;
  }
  const made = list ?? makeList(call, lists, plan);
  if (firstLength === null) return made;
  const early = await Promise.race([made, wait(patienceMs, null, { ref: false })]);
  return early ?? Promise.race([made, readCharged(call, lists, plan, firstLength)]);
}

async function makeList(call: SearchCall, lists: SearchLists, plan: SearchPlan): Promise<ResultList> {
  // Checks the limit before the work; the cost is counted after it.
  await call.platform.limits.consume(searchCostRule, call.caller.userId);
  return lists.cache.make(plan.key, async () => ({
    ...(await readCharged(call, lists, plan, listLength)),
    ...(plan.join === null ? {} : { keptMs: ownOrderKeptMs }),
  }));
}

const readCharged = (call: SearchCall, { reader }: SearchLists, plan: SearchPlan, length: number) =>
  charge(call, reader.read(plan, length));

async function charge({ platform, caller }: SearchCall, reading: Promise<ResultList>): Promise<ResultList> {
  const list = await reading;
  platform.limits.consume(searchCostRule, caller.userId, Math.ceil(list.costMs)).catch(() => undefined);
  return list;
}
