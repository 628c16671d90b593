import type { ReviewProfile } from '@suchi/contracts/profile';

interface ProfileNames {
  /** As one calls somebody: first and last. */
  short: string;
  /** As it is written, middle name included. */
  full: string;
}

/** The candidate's name; the account's where the profile has none yet. */
export function profileNames({ sheet: { profile }, owner }: ReviewProfile): ProfileNames {
  const short = join(profile.first_name, profile.last_name) || join(owner.first_name, owner.last_name);
  return { short, full: join(profile.first_name, profile.middle_name, profile.last_name) || short };
}

function join(...names: readonly (string | null)[]): string {
  return names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
}
