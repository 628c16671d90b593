import type { Interest } from '@suchi/contracts/families';
import type { Picture } from '@suchi/contracts/media';
import type { Gender } from '@suchi/domain/profiles';
import { namesOf } from '../../../shared/i18n/names-of.ts';

/** The family that a sheet writes to. */
export interface SheetFamily {
  profileId: number;
  /** The whole name, and what the candidate is called. */
  name: string;
  calledBy: string;
  photo: Picture | null;
  /** Shown to families that were accepted. */
  isPhotoClosed: boolean;
  gender: Gender | null;
}

type Person = Pick<
  Interest['family'],
  'first_name' | 'last_name' | 'own_script_name' | 'photo' | 'is_photo_closed' | 'gender'
>;

export function toSheetFamily({
  profile_id: profileId,
  ...person
}: Person & { profile_id: number }): SheetFamily {
  const { name, calledBy } = namesOf(person);
  const { photo, is_photo_closed: isPhotoClosed = false, gender } = person;
  return { profileId, name, calledBy, photo, isPhotoClosed, gender };
}
