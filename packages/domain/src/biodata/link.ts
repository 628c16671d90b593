import { addDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { ProfileStatus } from '../lifecycle/profile-status.ts';

/** The letters of an address. None looks like another one. */
export const linkLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
/** So many of them that nobody guesses one. */
export const linkLength = 8;

const linkPattern = new RegExp(`^[${linkLetters}]{${linkLength}}$`);

/** The address without the dash that makes it easier to read out; null when it cannot be one. */
export function readLinkCode(typed: string): string | null {
  const code = typed.replaceAll('-', '');
  return linkPattern.test(code) ? code : null;
}

/** `7kQm-4tXp` */
export const writeLinkCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

export const linkNameMax = 60;

/** The association's periods, in days. */
export interface LinkPeriods {
  short: number;
  usual: number;
  long: number;
}

export const listPeriods = ({ short, usual, long }: LinkPeriods): number[] => [
  ...new Set([short, usual, long]),
];

export const isPeriod = (days: number, periods: LinkPeriods): boolean => listPeriods(periods).includes(days);

/** The last day of a link that is made or prolonged today. */
export const linkEnd = (today: CalendarDate, days: number): CalendarDate => addDays(today, days);

/** The profile as a link of it needs it. */
export interface SharedProfile {
  status: ProfileStatus;
  isHidden: boolean;
  isOwnerActive: boolean;
  /** Since when it is shown; a link that is older stays off. */
  shownSince: Date | null;
}

export interface BiodataLink {
  madeAt: Date;
  endsOn: CalendarDate;
  isProlonged: boolean;
  /** When the family switched it off. */
  offAt: Date | null;
}

/** `closed`: by what became of the profile. It stays closed when the profile is shown again. */
export const linkStates = ['on', 'off', 'ended', 'closed'] as const;
export type LinkState = (typeof linkStates)[number];

export function findLinkState(link: BiodataLink, profile: SharedProfile, today: CalendarDate): LinkState {
  if (link.offAt !== null) return 'off';
  if (link.endsOn < today) return 'ended';
  return isShared(profile) && (profile.shownSince === null || profile.shownSince <= link.madeAt)
    ? 'on'
    : 'closed';
}

/** Whether a profile has links at all: others find it. */
export const isShared = ({ status, isHidden, isOwnerActive }: Omit<SharedProfile, 'shownSince'>): boolean =>
  status === 'Active' && !isHidden && isOwnerActive;

/** Whether one more link may be made. */
export const checkMayAddLink = (on: number, limit: number): Decision<'links_full'> =>
  on < limit ? { allowed: true } : { allowed: false, reason: 'links_full' };

/** A shorter time is always given; a longer one once, counted from today. */
export function changeLinkEnd(
  link: BiodataLink,
  { days, today }: { days: number; today: CalendarDate },
): Decision<'prolonged', Pick<BiodataLink, 'endsOn' | 'isProlonged'>> {
  const endsOn = linkEnd(today, days);
  if (endsOn <= link.endsOn) return { allowed: true, endsOn, isProlonged: link.isProlonged };
  return link.isProlonged
    ? { allowed: false, reason: 'prolonged' }
    : { allowed: true, endsOn, isProlonged: true };
}

/** The screen offers ten seconds; a slow signal needs more. */
const undoSeconds = 60;

/** Whether a link that was switched off by mistake may be switched on again. */
export function checkMaySwitchOn({ offAt }: Pick<BiodataLink, 'offAt'>, now: Date): Decision<'off'> {
  const isRecent = offAt !== null && now.getTime() - offAt.getTime() <= undoSeconds * 1000;
  return isRecent ? { allowed: true } : { allowed: false, reason: 'off' };
}

/** How often an address opens shared pages in an hour. */
export const linkOpeningsAnHour = 60;
