import type { ReviewProfile } from '@suchi/contracts/review';

interface ProfileNames {
  /** First and last name. */
  short: string;
  /** With the middle name. */
  full: string;
}

/** The candidate's name, or the account's when the profile has none yet. */
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
