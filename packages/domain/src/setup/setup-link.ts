import type { Decision } from '../basics/decision.ts';

/** How long the link of the first-run wizard works. */
export const setupLinkForMs = 72 * 60 * 60_000;

/** What the server stores about the link. Tokens are stored as hashes. */
export interface SetupLink {
  tokenHash: string;
  expiresAt: Date;
  /** Of the browser that opened it first; null: nobody has opened it. */
  browserHash: string | null;
  /** When the wizard was finished. */
  openedAt: Date | null;
  /** The admin that the wizard made. */
  adminId: string | null;
}

export type SetupLinkReason =
  'no_link' | 'finished' | 'expired' | 'admin_exists' | 'wrong_token' | 'other_browser';

type LiveReason = Extract<SetupLinkReason, 'finished' | 'expired' | 'admin_exists'>;

/** Whether the wizard can still be used. An admin that the wizard did not make ends it. */
function checkLive(link: SetupLink, adminIds: readonly string[], now: Date): Decision<LiveReason> {
  if (link.openedAt !== null) return { allowed: false, reason: 'finished' };
  if (now.getTime() >= link.expiresAt.getTime()) return { allowed: false, reason: 'expired' };
  if (adminIds.some((id) => id !== link.adminId)) return { allowed: false, reason: 'admin_exists' };
  return { allowed: true };
}

/**
 * Whether a browser may open the wizard with this token. The first browser keeps it: with the same link only that one
 * comes back.
 */
export function checkSetupOpening(
  link: SetupLink | null,
  given: { tokenHash: string; browserHash: string | null; adminIds: readonly string[] },
  now: Date,
): Decision<SetupLinkReason> {
  if (link === null) return { allowed: false, reason: 'no_link' };
  if (link.tokenHash !== given.tokenHash) return { allowed: false, reason: 'wrong_token' };
  if (link.browserHash !== null && link.browserHash !== given.browserHash)
    return { allowed: false, reason: 'other_browser' };
  return checkLive(link, given.adminIds, now);
}

/** Whether this browser is the one that opened the wizard, and may go on. */
export function checkSetupBrowser(
  link: SetupLink | null,
  given: { browserHash: string | null; adminIds: readonly string[] },
  now: Date,
): Decision<SetupLinkReason> {
  if (link === null) return { allowed: false, reason: 'no_link' };
  if (link.browserHash === null || link.browserHash !== given.browserHash)
    return { allowed: false, reason: 'other_browser' };
  return checkLive(link, given.adminIds, now);
}

/** Whether the operator may make a link: there is no admin, or only the wizard's own, who has not opened yet. */
export function checkNewSetupLink(
  link: Pick<SetupLink, 'openedAt' | 'adminId'> | null,
  adminIds: readonly string[],
): Decision<'finished' | 'admin_exists'> {
  if (link !== null && link.openedAt !== null) return { allowed: false, reason: 'finished' };
  if (adminIds.some((id) => id !== link?.adminId)) return { allowed: false, reason: 'admin_exists' };
  return { allowed: true };
}
