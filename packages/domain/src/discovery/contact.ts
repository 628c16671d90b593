import type { Decision } from '../basics/decision.ts';

/** How many mails one account may send to families in a day. */
export const memberMailDailyLimit = 20;

/** What decides whether a number may be revealed; `openedToday` are the profiles revealed today. */
export interface RevealFacts {
  as: 'owner' | 'admin' | 'subscriber';
  isAlwaysShown: boolean;
  isOpenedToday: boolean;
  openedToday: number;
  dailyLimit: number;
}

/**
 * Whether a viewer of a profile may also get its numbers. A reveal is logged for the owner and counted once a
 * day per profile; numbers that are always shown are not.
 */
export function checkReveal(
  facts: RevealFacts,
): Decision<'reveal_limit_reached', { isLogged: boolean; leftToday: number }> {
  const left = Math.max(0, facts.dailyLimit - facts.openedToday);
  if (isContactShown(facts)) return { allowed: true, isLogged: false, leftToday: left };
  return left === 0
    ? { allowed: false, reason: 'reveal_limit_reached' }
    : { allowed: true, isLogged: true, leftToday: left - 1 };
}

/**
 * Whether the numbers are shown without a tap: for the owner, for staff, when the setting says so, and after
 * a reveal.
 */
export function isContactShown({
  as,
  isAlwaysShown,
  isOpenedToday,
}: Pick<RevealFacts, 'as' | 'isAlwaysShown' | 'isOpenedToday'>): boolean {
  return as !== 'subscriber' || isAlwaysShown || isOpenedToday;
}

/** The mails of one account today: the total, and whether this family got one. */
export interface SentMails {
  sentToday: number;
  isFamilyMailedToday: boolean;
}

/** Whether one more mail may be sent today, and how many are left after it. Each family gets one a day. */
export function checkMemberMail({
  sentToday,
  isFamilyMailedToday,
}: SentMails): Decision<'family_mailed_today' | 'mail_limit_reached', { leftToday: number }> {
  if (isFamilyMailedToday) return { allowed: false, reason: 'family_mailed_today' };
  return sentToday >= memberMailDailyLimit
    ? { allowed: false, reason: 'mail_limit_reached' }
    : { allowed: true, leftToday: memberMailDailyLimit - sentToday - 1 };
}

/** The numbers of a family without duplicates, in the order of the addresses. */
export function listMobiles(
  addresses: readonly { mobile: string | null; alternativeMobile: string | null }[],
): string[] {
  const typed = addresses.flatMap(({ mobile, alternativeMobile }) => [mobile, alternativeMobile]);
  return [...new Set(typed.map((number) => number?.trim() ?? '').filter((number) => number !== ''))];
}
