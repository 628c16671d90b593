import type { Role } from '../accounts/role.ts';
import type { ProfileStatus } from '../lifecycle/profile-status.ts';

/** What decides whether an address that was once given to a viewer still gives them the photo or video. */
export interface MediaFacts {
  /** A news post shows it: it is for everyone. */
  isNews: boolean;
  /** The account the address was made for; null when it is gone. */
  viewer: { isActive: boolean; role: Role | null; isOwner: boolean } | null;
  isOwnerActive: boolean;
  /** The owner's profile, if it shows the photo or video. */
  profile: { status: ProfileStatus; isHidden: boolean } | null;
  /** Either of the two blocked the other. */
  isBlocked: boolean;
}

/**
 * Whether a photo or video may still be loaded. The address was made when the viewer had every right to it, so only
 * what takes a right away from one minute to the next is checked.
 */
export function mayLoadMedia({ isNews, viewer, isOwnerActive, profile, isBlocked }: MediaFacts): boolean {
  if (isNews) return true;
  if (viewer === null || !viewer.isActive) return false;
  if (viewer.isOwner || viewer.role === 'admin') return true;
  return isOwnerActive && profile !== null && profile.status === 'Active' && !profile.isHidden && !isBlocked;
}
