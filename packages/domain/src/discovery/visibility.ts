import { isDeactivated } from '../lifecycle/activation.ts';
import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { Edition } from '../print/edition.ts';
import { type Gender, genders, oppositeGender } from '../profiles/gender.ts';
import type { ProfileStatus } from '../lifecycle/profile-status.ts';
import type { Role } from '../accounts/role.ts';
import { findSubscriptionState, planSubscription, type Subscription } from '../money/subscription.ts';

/** A block of a profile by a member; it hides both from each other. */
export interface Block {
  memberId: string;
  profileId: number;
}

/** The facts about a viewer that decide whether they may search. */
export interface Searcher {
  memberId: string;
  role: Role;
  isTester: boolean;
  profile: { id: number; status: ProfileStatus; gender: Gender | null } | null;
  subscriptions: readonly Subscription[];
}

/**
 * A viewer of profiles; `blocks` are those they made and those made against their profile. `receivedFrom` are the
 * profiles whose family wrote to theirs, while that is open.
 */
export interface Viewer extends Searcher {
  blocks: readonly Block[];
  receivedFrom: readonly number[];
}

/** The profile that is viewed. */
export interface Target {
  id: number;
  ownerId: string;
  status: ProfileStatus;
  gender: Gender | null;
  isHidden: boolean;
  createdAt: Date;
  isOwnerReactivated: boolean;
  isOwnerSuspended: boolean;
}

/** Today in India, the switches of the association and the dates of the edition. */
export interface VisibilityRules extends Pick<
  Edition,
  'activationCutOff' | 'earlySubscriptionBefore' | 'earlySubscriptionSeesUntil'
> {
  today: CalendarDate;
  /** The master switch. Off closes search for every member, testers too. */
  isSearchOpen: boolean;
  /** Testers search without it. */
  isSubscriptionOn: boolean;
  isGenderSwitchOn: boolean;
}

/** Why a member cannot search, in the order in which reasons are reported. */
export const searchReasons = [
  'search_off',
  'profile_missing',
  'profile_not_approved',
  'subscription_missing',
  'subscription_expired',
] as const;
export type SearchReason = (typeof searchReasons)[number];

/** Why a profile is hidden. To the viewer each of these looks like a profile that does not exist. */
export const targetReasons = [
  'target_is_own',
  'target_blocked',
  'target_married',
  'target_not_active',
  'target_hidden',
  'target_suspended',
  'target_deactivated',
  'target_of_same_gender',
  'target_too_recent',
] as const;
export type TargetReason = (typeof targetReasons)[number];

/** What a search may return: these genders, and profiles created up to a day if one is given. */
export interface SearchScope {
  genders: readonly Gender[];
  createdUntil: CalendarDate | null;
}

/** Whether a viewer may search, and in which scope; admins search everything. */
export function checkMaySearch(
  viewer: Searcher,
  rules: VisibilityRules,
): Decision<SearchReason, SearchScope> {
  if (viewer.role === 'admin') return { allowed: true, genders, createdUntil: null };
  const isOn = rules.isSubscriptionOn || viewer.isTester;
  if (!rules.isSearchOpen || !isOn) return { allowed: false, reason: 'search_off' };

  const { profile } = viewer;
  if (profile === null) return { allowed: false, reason: 'profile_missing' };
  if (profile.status !== 'Active' || profile.gender === null) {
    return { allowed: false, reason: 'profile_not_approved' };
  }

  const found = findSubscriptionState(viewer.subscriptions, rules.today);
  if (found.state !== 'valid') return { allowed: false, reason: `subscription_${found.state}` };
  return {
    allowed: true,
    genders: viewer.isTester || rules.isGenderSwitchOn ? genders : [oppositeGender(profile.gender)],
    createdUntil: findCreatedUntil(found.subscription, rules),
  };
}

/** What a member will search once they have paid and are approved; null while nobody knows the gender. */
export function findScopeAfterPaying(viewer: Searcher, rules: VisibilityRules): SearchScope | null {
  const scope = checkMaySearch(
    {
      ...viewer,
      profile: viewer.profile && { ...viewer.profile, status: 'Active' },
      subscriptions: [...viewer.subscriptions, planSubscription(viewer.subscriptions, rules.today)],
    },
    { ...rules, isSearchOpen: true, isSubscriptionOn: true },
  );
  return scope.allowed ? scope : null;
}

/** Whether a viewer may see another member's profile; admins see all. Who was written to needs no search for it. */
export function checkMaySee(
  viewer: Viewer,
  target: Target,
  rules: VisibilityRules,
): Decision<SearchReason | TargetReason> {
  if (viewer.role === 'admin') return { allowed: true };
  const search = viewer.receivedFrom.includes(target.id)
    ? ({ allowed: true, genders, createdUntil: null } as const)
    : checkMaySearch(viewer, rules);
  if (!search.allowed) return search;
  const reason = findHidingReason(viewer, target, search, rules);
  return reason === null ? { allowed: true } : { allowed: false, reason };
}

/** Whether either of two people blocked the other, which hides both. */
export function isBlockedBetween(
  viewer: Pick<Viewer, 'memberId' | 'profile' | 'blocks'>,
  target: Pick<Target, 'id' | 'ownerId'>,
): boolean {
  return viewer.blocks.some(
    ({ memberId, profileId }) =>
      (memberId === viewer.memberId && profileId === target.id) ||
      (memberId === target.ownerId && profileId === viewer.profile?.id),
  );
}

function findCreatedUntil({ startDate }: Subscription, rules: VisibilityRules): CalendarDate | null {
  const { earlySubscriptionBefore, earlySubscriptionSeesUntil } = rules;
  const isEarly = earlySubscriptionBefore !== null && startDate < earlySubscriptionBefore;
  return isEarly ? earlySubscriptionSeesUntil : null;
}

function findHidingReason(
  viewer: Viewer,
  target: Target,
  { genders: seen, createdUntil }: SearchScope,
  rules: VisibilityRules,
): TargetReason | null {
  const facts: Record<TargetReason, boolean> = {
    target_is_own: target.ownerId === viewer.memberId,
    target_blocked: isBlockedBetween(viewer, target),
    target_married: target.status === 'married',
    target_not_active: target.status !== 'Active',
    target_hidden: target.isHidden,
    target_suspended: target.isOwnerSuspended,
    target_deactivated: isDeactivated(target, rules.activationCutOff),
    target_of_same_gender: target.gender === null || !seen.includes(target.gender),
    target_too_recent: createdUntil !== null && todayInIndia(target.createdAt) > createdUntil,
  };
  return targetReasons.find((reason) => facts[reason]) ?? null;
}
