import { staffReadWindowMs } from '@suchi/domain/lifecycle';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call } from '../../platform/route.ts';
import { insertStaffRead } from '../repository.ts';

/** What one of the staff opened: a member's profile, or the form of a member who has none yet. */
export interface StaffRead {
  ownerId: string;
  profileId: number | null;
  /** Whether the profile was opened in the member's name. */
  isActingAs: boolean;
}

/**
 * Writes down that one of the staff opened a member's profile, before it leaves; members' own reads are not recorded.
 * A line covers a quarter of an hour, so that a page that is loaded again adds nothing. Not through the snapshot of a
 * read, which cannot write.
 */
export async function recordStaffRead(
  { caller, now, platform }: Pick<Call<unknown, RoleCaller>, 'caller' | 'now' | 'platform'>,
  { ownerId, profileId, isActingAs }: StaffRead,
): Promise<void> {
  if (caller.role !== 'admin') return;
  await insertStaffRead(
    platform.database,
    {
      actor: caller.userId,
      actor_kind: isActingAs ? 'admin_as_member' : 'admin',
      on_behalf_of: isActingAs ? ownerId : null,
      action: isActingAs ? 'profile.open_as_member' : 'profile.open',
      subject_collection: profileId === null ? 'directus_users' : 'qd_matrimonial_profile',
      subject_id: profileId === null ? ownerId : String(profileId),
      date_created: now,
    },
    new Date(now.getTime() - staffReadWindowMs),
  );
}
