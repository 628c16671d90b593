import { isStaffRole } from '@suchi/domain/accounts';
import type { OpeningReason } from '@suchi/domain/data-use';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAuditOnce } from '../../platform/audit-log.ts';
import { deviceOf } from '../../platform/device-of.ts';
import type { Call } from '../../platform/route.ts';

export interface StaffRead {
  ownerId: string;
  profileId: number | null;
  isActingAs: boolean;
  /** Where the page has one purpose; the family reads it. */
  openedFor?: OpeningReason;
}

/** Records that staff opened a member's profile, before it is sent. Not through the read's snapshot, which cannot write. */
export async function recordStaffRead(
  { caller, now, platform }: Pick<Call<unknown, RoleCaller>, 'caller' | 'now' | 'platform'>,
  { ownerId, profileId, isActingAs, openedFor }: StaffRead,
): Promise<void> {
  if (!isStaffRole(caller.role)) return;
  await recordAuditOnce(
    platform.database,
    {
      actor: { id: caller.userId, kind: isActingAs ? 'admin_as_member' : 'admin' },
      onBehalfOf: isActingAs ? ownerId : null,
      action: isActingAs ? 'profile.open_as_member' : 'profile.open',
      subject:
        profileId === null
          ? { collection: 'directus_users', id: ownerId }
          : { collection: 'qd_matrimonial_profile', id: profileId },
      details: { ...(openedFor !== undefined && { opened_for: openedFor }), ...deviceOf(caller) },
    },
    now,
  );
}
