import { fewestCounted, type HowManyFit } from '@suchi/contracts/fit';
import { searchFilters } from '@suchi/contracts/discovery';
import { findScopeAfterPaying } from '@suchi/domain/discovery';
import { planMusts } from '../../fit/commands/plan-musts.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { countMusts } from '../repository/lists.ts';
import { planSearch } from '../search-plan.ts';
import { searchCostRule } from './search-profiles.ts';
import { ownAmong, pickRules, requireViewer } from './viewer.ts';

const nobody: HowManyFit = { of: 0, all: null, without: [] };

const tell = (count: number | undefined) => (count !== undefined && count >= fewestCounted ? count : null);

/** How many profiles fit the saved musts; also before paying, because it names nobody. */
export async function countFitting(call: ReadCall<object, RoleCaller>): Promise<HowManyFit> {
  const { db, caller, now, platform } = call;
  const viewer = await requireViewer(db, caller, now);
  const scope = findScopeAfterPaying(viewer.viewer, viewer.rules);
  const { side, rules } = viewer.fit;
  if (scope === null || side === null) return nobody;
  await platform.limits.consume(searchCostRule, caller.userId);
  const startedAt = performance.now();
  const musts = await planMusts(db, side, { rules, today: viewer.key.today });
  const plan = planSearch({ ...scope, ...pickRules(viewer) }, searchFilters.parse({}), 'newest');
  const counts = await countMusts(db, plan, musts, [
    ...viewer.blockedIds,
    ...ownAmong(scope.genders, viewer),
  ]);
  const costMs = Math.ceil(performance.now() - startedAt);
  platform.limits.consume(searchCostRule, caller.userId, costMs).catch(() => undefined);
  return {
    of: counts.of,
    all: tell(counts.all),
    without: musts.map(({ kind }, place) => ({ kind, count: tell(counts.without[place]) })),
  };
}
