import { isStaffRole } from '@suchi/domain/accounts';
import { staffReadWindowMs } from '@suchi/domain/lifecycle';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call } from '../../platform/route.ts';
import { insertStaffRead } from '../repository.ts';

export interface StaffRead {
  ownerId: string;
  profileId: number | null;
  isActingAs: boolean;
}

/**
 * Records that staff opened a member's profile, before it is sent. One line covers 15 minutes, so reloads add
 * nothing. Not through the read's snapshot, which cannot write.
 */
export async function recordStaffRead(
  { caller, now, platform }: Pick<Call<unknown, RoleCaller>, 'caller' | 'now' | 'platform'>,
  { ownerId, profileId, isActingAs }: StaffRead,
): Promise<void> {
  if (!isStaffRole(caller.role)) return;
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
