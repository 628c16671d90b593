import type { Knex } from 'knex';
import type { Clock } from './clock.ts';

const cachedAtMost = 50_000;

/** Only the office makes a verified address unverified again, when it corrects it. */
const cachedForMs = 60_000;

export interface VerifiedAccounts {
  has(userId: string): Promise<boolean>;
}

/** Only the result "verified" is cached: who types the code must not wait. */
export function createVerifiedAccounts(database: Knex, clock: Clock): VerifiedAccounts {
  const verifiedAt = new Map<string, number>();
  return {
    async has(userId) {
      const now = clock.now().getTime();
      if (now - (verifiedAt.get(userId) ?? -Infinity) < cachedForMs) return true;
      const row = await database('directus_users')
        .where({ id: userId })
        .first<{ email_verified: boolean } | undefined>('email_verified');
      if (row?.email_verified !== true) return false;
      if (verifiedAt.size >= cachedAtMost) verifiedAt.clear();
      verifiedAt.set(userId, now);
      return true;
    },
  };
}
