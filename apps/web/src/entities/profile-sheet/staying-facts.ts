import type { ProfileSheet } from '@suchi/contracts/profiles';
import type { FieldChange } from '@suchi/contracts/review';
import type { Translate } from '../../shared/i18n/messages.ts';
import type { FactGroup } from './fact.ts';
import { listEarlierValues } from './fact-changes.ts';
import { listFactGroups } from './fact-groups.ts';

/** The facts that a revision leaves as they are; groups without one are left out. */
export function listStayingFacts(
  sheet: ProfileSheet,
  changes: readonly FieldChange[],
  t: Translate<'profile'>,
): FactGroup[] {
  return listFactGroups(sheet, t)
    .map((group) => ({
      ...group,
      facts: group.facts.filter(
        (fact) =>
          fact.shown !== 'changed' && fact.value !== null && listEarlierValues(fact, changes).length === 0,
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
