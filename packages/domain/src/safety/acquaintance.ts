import type { Decision } from '../basics/decision.ts';

/** How a member knows of another's profile. Contact counts in both directions, also after the profile is hidden. */
export interface Acquaintance {
  isOwn: boolean;
  isVisible: boolean;
  /** Favourite, note or block of this member. */
  isMarked: boolean;
  /** One of the two opened the other's number. */
  hasOpenedNumber: boolean;
  /** One of the two wrote to the other through us. */
  hasWritten: boolean;
}

/**
 * Whether a member may block or report a profile. It must be visible or known already, because success would reveal
 * that it exists. A subscription is not needed.
 */
export function checkMayBlockOrReport(facts: Acquaintance): Decision<'profile_unknown'> {
  const isKnown = facts.isVisible || facts.isMarked || facts.hasOpenedNumber || facts.hasWritten;
  return isKnown && !facts.isOwn ? { allowed: true } : { allowed: false, reason: 'profile_unknown' };
}
