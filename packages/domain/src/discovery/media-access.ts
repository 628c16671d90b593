import { isStaffRole, type Role } from '../accounts/role.ts';
import type { ProfileStatus } from '../lifecycle/profile-status.ts';

/** What decides whether a signed address still loads the photo or video. */
export interface MediaFacts {
  /** A published news post shows it, so it is public. */
  isNews: boolean;
  /** The hall may see it, and the address was signed for the hall. */
  isHall: boolean;
  /** The account the address was signed for; null when it is deleted. */
  viewer: { isActive: boolean; role: Role | null; isOwner: boolean } | null;
  isOwnerActive: boolean;
  /** The owner's profile, if it shows the photo or video. */
  profile: { status: ProfileStatus; isHidden: boolean } | null;
  /** The family shows its photos to all, or accepted this viewer. */
  isOpenToViewer: boolean;
  isBlocked: boolean;
}

/**
 * Whether a photo or video may still be loaded. The viewer's rights were checked when the address was signed,
 * so only sudden changes are checked here.
 */
export function mayLoadMedia({
  isNews,
  isHall,
  viewer,
  isOwnerActive,
  profile,
  isOpenToViewer,
  isBlocked,
}: MediaFacts): boolean {
  if (isNews || isHall) return true;
  if (viewer === null || !viewer.isActive) return false;
  if (viewer.isOwner || isStaffRole(viewer.role)) return true;
  const isShown = profile !== null && profile.status === 'Active' && !profile.isHidden;
  return isOwnerActive && isShown && isOpenToViewer && !isBlocked;
}
