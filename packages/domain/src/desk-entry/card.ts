import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** A card with which a family takes over the profile that the office entered. */
export const cardRules = { digits: 8, tries: 5, lastDigits: 4, onOneSheet: 4 } as const;

/** No letter and no digit that look like another. */
const signs = '23456789BCDFGHJKLMNPQRSTVWXZ';
const numberLength = 4;
const pattern = new RegExp(`^[${signs}]{${numberLength}}$`);

/** A card's number such as `K7Q2`, from a random number of 0 up to but not including 1 for each sign. */
export function makeCardNumber(random: () => number): string {
  return Array.from({ length: numberLength }, () => signs[Math.floor(random() * signs.length)]).join('');
}

/** What a person typed as the number itself; null when it is none. Case, blanks and dashes do not count. */
export function readCardNumber(typed: string): string | null {
  const number = typed.toUpperCase().replace(/[\s\-‐-―]/g, '');
  return pattern.test(number) ? number : null;
}

/** What the server keeps of a card. */
export interface LoginCard {
  validUntil: CalendarDate;
  triesUsed: number;
  isEnded: boolean;
  isClaimed: boolean;
}

export type CardState = 'open' | 'claimed' | 'ended' | 'locked' | 'expired';

/** What can be done with a card on this day. The last day counts. */
export function stateOfCard(card: LoginCard, today: CalendarDate): CardState {
  if (card.isClaimed) return 'claimed';
  if (card.isEnded) return 'ended';
  if (card.triesUsed >= cardRules.tries) return 'locked';
  return today > card.validUntil ? 'expired' : 'open';
}

/** Whether a code may be compared. A card that cannot be used is refused like one that was never made. */
export function checkMayClaim(card: LoginCard | null, today: CalendarDate): Decision<'unknown' | 'locked'> {
  const state = card === null ? null : stateOfCard(card, today);
  if (state === 'open') return { allowed: true };
  return { allowed: false, reason: state === 'locked' ? 'locked' : 'unknown' };
}
