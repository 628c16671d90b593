import { searchFilters, searchTotalCap } from '@suchi/contracts/discovery';
import { findScopeAfterPaying } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../platform/access.ts';
import { countList } from '../repository/lists.ts';
import { planSearch } from '../search-plan.ts';
import { ownAmong, pickRules, requireViewer } from './viewer.ts';

/** How many profiles this member will find after paying; 0 while the gender of the candidate is not known. */
export async function countProfiles(db: Knex, caller: RoleCaller, now: Date): Promise<number> {
  const viewer = await requireViewer(db, caller, now);
  const scope = findScopeAfterPaying(viewer.viewer, viewer.rules);
  if (scope === null) return 0;
  const plan = planSearch({ ...scope, ...pickRules(viewer) }, searchFilters.parse({}), 'newest');
  return countList(db, plan, [...viewer.blockedIds, ...ownAmong(scope.genders, viewer)], searchTotalCap);
}
