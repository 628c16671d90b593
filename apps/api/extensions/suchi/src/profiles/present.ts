import type { ProfileStatus } from '@suchi/domain';

/** Where a profile stands, and nothing of what is in it. */
export function presentStanding({ id, status }: { id: number; status: ProfileStatus }) {
  return { id, status };
}
