import { searchPageSize, type searchProfilesContract } from '@suchi/contracts';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, RoleCaller } from '../../platform/route.ts';
import type { Looker } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { pageOf } from '../result-list.ts';
import type { ResultLists } from '../result-lists.ts';
import { planSearch } from '../search-plan.ts';
import { requireLooker, requireScope } from './looker.ts';

/** A page as it is found, before it is shown. */
export interface FoundPage {
  looker: Looker;
  total: number;
  page: number;
  cards: CardRow[];
}

/** Each further look means that somebody changed a profile in the milliseconds between two questions. */
const looksAtMost = 8;

/**
 * The page of a list that the node keeps. The list says at which version of the data it was true; the cards are read
 * together with the version of that moment, and when the two differ the list is brought up to it first. So a page
 * never shows somebody who may not be seen any more.
 */
export async function searchProfiles(
  { input, caller, tx, now }: Call<z.output<typeof searchProfilesContract.input>, RoleCaller>,
  lists: ResultLists,
): Promise<FoundPage> {
  const looker = await requireLooker(tx, caller, now);
  const { viewer, rules, hiddenByBlock } = looker;
  const scope = requireScope(looker);
  const plan = planSearch(
    { ...scope, activationCutOff: rules.activationCutOff, isStaff: viewer.role === 'admin' },
    input.filters,
    input.sort,
  );
  const excluded = new Set(viewer.profile ? [...hiddenByBlock, viewer.profile.id] : hiddenByBlock);
  const reader = { userId: caller.userId, today: rules.today };

  let wanted = looker.version;
  for (let look = 0; look < looksAtMost; look += 1) {
    const exact = await lists.require(tx, plan, wanted);
    const nearest = exact.ids.length === 0 ? plan.nearest : null;
    const list = nearest ? await lists.require(tx, nearest, exact.version) : exact;
    const { total, ids } = pageOf(list, excluded, { page: input.page, size: searchPageSize });
    const { version, cards } = await readCards(tx, ids, reader);
    if (version === list.version && version === exact.version) {
      return { looker, total, page: input.page, cards };
    }
    wanted = Math.max(version, list.version);
  }
  throw codedError('SERVICE_UNAVAILABLE');
}
