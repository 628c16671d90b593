import type { Decision } from '../basics/decision.ts';

/** The mails one account may send to families in a day. */
export const memberMailDailyLimit = 20;

/** What decides whether a number may be opened; `openedToday` are the profiles whose number was opened on this day. */
export interface RevealFacts {
  as: 'owner' | 'admin' | 'subscriber';
  isAlwaysShown: boolean;
  isOpenedToday: boolean;
  openedToday: number;
  dailyLimit: number;
}

/**
 * Whether somebody who may see a profile may also have its numbers. Opening is written down for the owner and
 * counted once a day for each profile; what is shown without a tap is not.
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

/** Whether the numbers are shown without a tap: one's own, to staff, where the association says so, and once opened. */
export function isContactShown({
  as,
  isAlwaysShown,
  isOpenedToday,
}: Pick<RevealFacts, 'as' | 'isAlwaysShown' | 'isOpenedToday'>): boolean {
  return as !== 'subscriber' || isAlwaysShown || isOpenedToday;
}

/** The mails of one account on one day: to all families, and whether this family got one. */
export interface SentMails {
  sentToday: number;
  isFamilyMailedToday: boolean;
}

/** Whether one more mail may be sent today, and how many are left after it; one to each family. */
export function checkMemberMail({
  sentToday,
  isFamilyMailedToday,
}: SentMails): Decision<'family_mailed_today' | 'mail_limit_reached', { leftToday: number }> {
  if (isFamilyMailedToday) return { allowed: false, reason: 'family_mailed_today' };
  return sentToday >= memberMailDailyLimit
    ? { allowed: false, reason: 'mail_limit_reached' }
    : { allowed: true, leftToday: memberMailDailyLimit - sentToday - 1 };
}

/** The numbers of a family: each once, in the order of the addresses. */
export function listMobiles(
  addresses: readonly { mobile: string | null; alternativeMobile: string | null }[],
): string[] {
  const typed = addresses.flatMap(({ mobile, alternativeMobile }) => [mobile, alternativeMobile]);
  return [...new Set(typed.map((number) => number?.trim() ?? '').filter((number) => number !== ''))];
}
