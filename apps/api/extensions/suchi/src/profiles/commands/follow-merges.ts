import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { Knex } from 'knex';
import {
  listedNamesOf,
  type LookupMap,
  lookupPartsOf,
  mapLookupParts,
  withLookupParts,
} from '../lookup-parts.ts';
import { lockLookups, readMerged } from '../lookup-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';

/**
 * The forms with every merged value replaced by the one it went into: the page may be older than the merge. The values
 * stay locked until the save ends, so that a merge meanwhile waits and moves this profile too. Call it before the
 * profile is locked: a merge locks values first.
 */
export async function followMerges(
  tx: Knex.Transaction,
  forms: readonly ProfileFormData[],
): Promise<ProfileFormData[]> {
  const ids = forms.flatMap(listLookupUses).map(({ id }) => id);
  const names = forms.flatMap(listedNamesOf);
  await lockLookups(tx, ids, names);
  // A statement of its own: only it sees what a merge has just committed.
  const merged = await readMerged(tx, ids, names);
  if (merged.ids.size === 0 && merged.names.size === 0) return [...forms];
  const map: LookupMap = {
    id: (id) => merged.ids.get(id) ?? id,
    name: (list, name) => merged.names.get(`${list}/${name.toLowerCase()}`) ?? name,
  };
  return forms.map((form) => withLookupParts(form, mapLookupParts(lookupPartsOf(form), map)));
}
