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

function firstCharacter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
