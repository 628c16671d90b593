import type { Knex } from 'knex';

/** Their account is open again, so that others find the profile, unless something else hides it. */
export async function noteShownAgain(tx: Knex, userId: string, now: Date): Promise<void> {
  await tx('qd_matrimonial_profile')
    .where({ user: userId, status: 'Active', is_hidden: false })
    .update({ shown_since: now });
}
