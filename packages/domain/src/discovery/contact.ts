import type { Decision } from '../basics/decision.ts';

/** How many mails one account may send to families in a day. */
export const memberMailDailyLimit = 20;

/** What decides whether a number may be revealed; `openedToday` are the profiles revealed today. */
export interface RevealFacts {
  as: 'owner' | 'admin' | 'subscriber';
  isAlwaysShown: boolean;
  isOpenedToday: boolean;
  /** The family shares its numbers by a yes alone. */
  isByConsent: boolean;
  openedToday: number;
  dailyLimit: number;
}

/**
 * Whether a viewer of a profile may also get its numbers. A reveal is logged for the owner and counted once a
 * day per profile; numbers that are always shown are not.
 */
export function checkReveal(
  facts: RevealFacts,
): Decision<'number_by_consent' | 'reveal_limit_reached', { isLogged: boolean; leftToday: number }> {
  const left = Math.max(0, facts.dailyLimit - facts.openedToday);
  if (isContactShown(facts)) return { allowed: true, isLogged: false, leftToday: left };
  if (facts.isByConsent) return { allowed: false, reason: 'number_by_consent' };
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
  isByConsent,
}: Pick<RevealFacts, 'as' | 'isAlwaysShown' | 'isOpenedToday' | 'isByConsent'>): boolean {
  return as !== 'subscriber' || (!isByConsent && (isAlwaysShown || isOpenedToday));
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

/** Whose number it can be, as far as the profile names them. */
export const numberRelations = ['father', 'mother'] as const;
export type NumberRelation = (typeof numberRelations)[number];

/** An address with its contact person and numbers. */
export interface ContactAddress {
  name: string | null;
  mobile: string | null;
  alternativeMobile: string | null;
}

export interface FamilyNumber {
  number: string;
  name: string | null;
  relation: NumberRelation | null;
}

/** The numbers of a family without duplicates, in the order of the addresses, and whose they are. */
export function listNumbers(
  addresses: readonly ContactAddress[],
  parents: Record<NumberRelation, string | null>,
): FamilyNumber[] {
  const typed = addresses.flatMap((address) =>
    [address.mobile, address.alternativeMobile].map((number) => ({ number, name: address.name })),
  );
  const found = new Map<string, FamilyNumber>();
  for (const { number: text, name } of typed) {
    const number = text?.trim() ?? '';
    if (number !== '' && !found.has(number)) found.set(number, { number, ...findWhose(name, parents) });
  }
  return [...found.values()];
}

function findWhose(given: string | null, parents: Record<NumberRelation, string | null>) {
  const name = given?.trim() ?? '';
  return { name: name === '' ? null : name, relation: findParent(name, parents) };
}

/** Which parent has this name, as far as the profile names them. */
export function findParent(
  name: string,
  parents: Record<NumberRelation, string | null>,
): NumberRelation | null {
  const key = nameKeyOf(name);
  return numberRelations.find((one) => key !== '' && nameKeyOf(parents[one] ?? '') === key) ?? null;
}

/** Letters only, so that spaces, dots and capitals do not count. */
const nameKeyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
