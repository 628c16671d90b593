import type { ProfileFormData } from '@suchi/contracts/profile';
import type { Knex } from 'knex';
import { lookupPartsOf, mapLookupParts, namedLookupFields, withLookupParts } from '../lookup-parts.ts';
import { type ListedName, lockLookups, readMerged } from '../lookup-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';

/**
 * The form with every merged value replaced by the one it went into: the page may be older than the merge. The values
 * stay locked until the save ends, so that a merge meanwhile waits and moves this profile too. Call it before the
 * profile is locked: a merge locks values first.
 */
export async function followMerges(tx: Knex.Transaction, form: ProfileFormData): Promise<ProfileFormData> {
  const ids = listLookupUses(form).map(({ id }) => id);
  const names = namedLookupFields.flatMap(({ field, list }): ListedName[] => {
    const name = form[field];
    return name === null || name === '' ? [] : [{ list, name }];
  });
  await lockLookups(tx, ids, names);
  // A statement of its own: only it sees what a merge has just committed.
  const merged = await readMerged(tx, ids, names);
  if (merged.ids.size === 0 && merged.names.size === 0) return form;
  const parts = mapLookupParts(lookupPartsOf(form), {
    id: (id) => merged.ids.get(id) ?? id,
    name: (list, name) => merged.names.get(`${list}/${name.toLowerCase()}`) ?? name,
  });
  return withLookupParts(form, parts);
}
