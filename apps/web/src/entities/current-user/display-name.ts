import type { CurrentUser } from '@suchi/contracts/accounts';

type Names = Pick<CurrentUser, 'first_name' | 'last_name'>;

/** First and last name, as far as known. */
export function displayName({ first_name, last_name }: Names): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** Up to two letters, counted by character. */
export function initials({ first_name, last_name }: Names): string {
  return [first_name, last_name].map((name) => firstCharacter(name ?? '')).join('');
}

// A letter of another script can be several characters long. The segmenter is slow to make, and English needs none.
function firstCharacter(name: string): string {
  const trimmed = name.trim();
  if (/^[a-z]{2}/i.test(trimmed)) return trimmed.charAt(0).toUpperCase();
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment.toUpperCase() ?? '';
}
