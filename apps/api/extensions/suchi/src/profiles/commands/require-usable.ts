import type { ProfileFormData } from '@suchi/contracts/profile';
import { isLookupChoosable } from '@suchi/domain/profile';
import type { Knex } from 'knex';
import { ownsMedia } from '../../media/commands/load-media.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { LookupRow } from '../form-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';

/** Refuses files of another member, because naming a photo must not reveal it. */
export async function requireOwnedMedia(
  tx: Knex.Transaction,
  ownerId: string,
  { main_photo, photos, main_video }: ProfileFormData,
): Promise<void> {
  const named = main_photo === null ? photos : [main_photo, ...photos];
  if (!(await ownsMedia(tx, ownerId, { photos: named, video: main_video })))
    throw codedError('MEDIA_NOT_YOURS');
}

/** Refuses values of a wrong list. Values already in the profile may stay. */
export function requireRightLookups(
  form: ProfileFormData,
  before: ProfileFormData,
  lookups: ReadonlyMap<number, LookupRow>,
): void {
  const kept = new Set(listLookupUses(before).map(({ id, lookup }) => `${lookup} ${id}`));
  const wrong = listLookupUses(form).filter(({ id, lookup }) => {
    const value = lookups.get(id);
    return !value || !(isLookupChoosable(value, lookup) || kept.has(`${lookup} ${id}`));
  });
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(({ field }) => [field, 'lookup']));
  throw codedError('INVALID_PAYLOAD', { fields });
}
