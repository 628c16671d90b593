import type { ProfileFormData } from '@suchi/contracts/profiles';
import { isLookupChoosable } from '@suchi/domain/lookups';
import type { Knex } from 'knex';
import { ownsMedia } from '../../media/commands/load-media.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { LookupRow } from '../form-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';

/** Refuses files of another member, because naming a photo must not reveal it. */
export async function requireOwnedMedia(
  tx: Knex.Transaction,
  ownerId: string,
  form: ProfileFormData,
): Promise<void> {
  if (!(await ownsMedia(tx, ownerId, mediaOf(form)))) throw codedError('MEDIA_NOT_YOURS');
}

/** The files that a form names. */
export function mediaOf({ main_photo, photos, main_video }: ProfileFormData) {
  return { photos: main_photo === null ? photos : [main_photo, ...photos], video: main_video };
}

/** Refuses values of a wrong list. Values already in an earlier form may stay. */
export function requireRightLookups(
  form: ProfileFormData,
  earlier: readonly ProfileFormData[],
  lookups: ReadonlyMap<number, LookupRow>,
): void {
  const kept = new Set(earlier.flatMap(listLookupUses).map(({ id, lookup }) => `${lookup} ${id}`));
  const wrong = listLookupUses(form).filter(({ id, lookup }) => {
    const value = lookups.get(id);
    return !value || !(isLookupChoosable(value, lookup) || kept.has(`${lookup} ${id}`));
  });
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(({ field }) => [field, 'lookup']));
  throw codedError('INVALID_PAYLOAD', { fields });
}
