import {
  newCountCap,
  type changeSavedSearchContract,
  type removeSavedSearchContract,
  type saveSearchContract,
  type visitSavedSearchContract,
} from '@suchi/contracts/discovery';
import {
  checkMaySave,
  checkMaySearch,
  findNewSince,
  findScopeAfterPaying,
  type SearchScope,
  visitSavedSearch,
} from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import type { ViewerFacts } from '../codec.ts';
import {
  countEach,
  countSaved,
  deleteSaved,
  findMailed,
  findSaved,
  insertSaved,
  isNameTaken,
  listSaved,
  lockSaved,
  type SavedRow,
  saveVisit,
  setMailed,
  updateSaved,
} from '../repository/saved-searches.ts';
import { planNew, planSearch, type SearchPlan } from '../search-plan.ts';
import { searchCostRule } from './search-profiles.ts';
import { ownAmong, pickRules, requireScope, requireViewer } from './viewer.ts';

type SavedCall = Pick<ReadCall<unknown, RoleCaller>, 'caller' | 'platform' | 'now'>;

export interface SavedList {
  limit: number;
  items: { saved: SavedRow; since: Date; newCount: number }[];
}

/** Also before paying again: a count names nobody. */
export async function readSaved(call: ReadCall<object, RoleCaller>): Promise<SavedList> {
  const { db, caller, now } = call;
  const { saved_search_limit: limit } = await readAssociation(db, 'saved_search_limit');
  const saved = await listSaved(db, caller.userId);
  const dated = saved.map((one) => ({ saved: one, since: findNewSince(one) }));
  const counts =
    saved.length === 0 ? [] : await countNew(db, call, await requireViewer(db, caller, now), dated);
  return { limit, items: dated.map((one, place) => ({ ...one, newCount: counts[place] ?? 0 })) };
}

/** By the plan of the search itself, so that pauses and blocks count as they do there. */
async function countNew(
  db: Knex,
  { caller, platform }: Pick<SavedCall, 'caller' | 'platform'>,
  viewer: ViewerFacts,
  dated: readonly { saved: SavedRow; since: Date }[],
): Promise<number[]> {
  const scope = findScope(viewer);
  if (scope === null) return [];
  await platform.limits.consume(searchCostRule, caller.userId);
  const startedAt = performance.now();
  const plans = dated.map(({ saved, since }) => planNewOf(viewer, scope, saved, since));
  const counts = await countEach(db, plans, newCountCap);
  const costMs = Math.ceil(performance.now() - startedAt);
  platform.limits.consume(searchCostRule, caller.userId, costMs).catch(() => undefined);
  return counts;
}

function findScope({ viewer, rules }: ViewerFacts): SearchScope | null {
  const search = checkMaySearch(viewer, rules);
  return search.allowed ? search : findScopeAfterPaying(viewer, rules);
}

function planNewOf(viewer: ViewerFacts, scope: SearchScope, { filters }: SavedRow, since: Date): SearchPlan {
  const plan = planSearch({ ...scope, ...pickRules(viewer) }, filters, 'newest');
  return planNew(plan, { since, without: [...viewer.blockedIds, ...ownAmong(scope.genders, viewer)] });
}

/** Only who may search, so that counts tell nothing that a search would not. */
export async function saveSearch(
  call: WriteCall<z.output<typeof saveSearchContract.input>, RoleCaller>,
): Promise<number> {
  const { input, tx, caller, now } = call;
  requireScope(await requireViewer(tx, caller, now));
  await lockSaved(tx, caller.userId);
  const { name, filters, sort, is_mailed: isMailed } = input;
  if (await isNameTaken(tx, caller.userId, { name, exceptId: null }))
    throw codedError('SAVED_SEARCH_NAME_TAKEN');
  const { saved_search_limit: limit } = await readAssociation(tx, 'saved_search_limit');
  if (!checkMaySave(await countSaved(tx, caller.userId), limit).allowed)
    throw codedError('SAVED_SEARCH_LIMIT_REACHED');
  return insertSaved(tx, caller.userId, { name, search: { filters, sort }, isMailed, now });
}

export async function changeSaved({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof changeSavedSearchContract.input>, RoleCaller>): Promise<number> {
  const { id, name, search, is_mailed: isMailed } = input;
  if (search !== undefined) requireScope(await requireViewer(tx, caller, now));
  await lockSaved(tx, caller.userId);
  await requireSaved(tx, caller, id);
  if (name !== undefined && (await isNameTaken(tx, caller.userId, { name, exceptId: id })))
    throw codedError('SAVED_SEARCH_NAME_TAKEN');
  await updateSaved(tx, id, { name, search, isMailed }, now);
  return id;
}

export async function removeSaved({
  input: { id },
  tx,
  caller,
}: WriteCall<z.output<typeof removeSavedSearchContract.input>, RoleCaller>): Promise<number> {
  if (!(await deleteSaved(tx, caller.userId, id))) throw codedError('SAVED_SEARCH_NOT_FOUND');
  return id;
}

/** Another member's is like one that does not exist. */
async function requireSaved(tx: Knex, { userId }: RoleCaller, id: number): Promise<SavedRow> {
  const saved = await findSaved(tx, userId, id);
  if (saved === null) throw codedError('SAVED_SEARCH_NOT_FOUND');
  return saved;
}

export async function visitSaved(
  call: WriteCall<z.output<typeof visitSavedSearchContract.input>, RoleCaller>,
): Promise<{ since: Date; newCount: number }> {
  const { input, tx, caller, now } = call;
  const viewer = await requireViewer(tx, caller, now);
  requireScope(viewer);
  await lockSaved(tx, caller.userId);
  const saved = await requireSaved(tx, caller, input.id);
  const visit = visitSavedSearch(saved, now);
  await saveVisit(tx, saved.id, visit);
  const [newCount = 0] = await countNew(tx, call, viewer, [{ saved, since: visit.newSince }]);
  return { since: visit.newSince, newCount };
}

// For the room of bulk mails, which has the switches of all mails that can be stopped.

/** Whether any saved search is in the weekly mail; null without a saved search. */
export const findWeeklyMail = findMailed;

/** All saved searches of the member at once. */
export const chooseWeeklyMail = setMailed;
