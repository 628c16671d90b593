import type { Knex } from 'knex';

const cachedAtMost = 50_000;

export interface VerifiedAccounts {
  has(userId: string): Promise<boolean>;
}

/** A verified address stays verified, so only that result is cached. */
export function createVerifiedAccounts(database: Knex): VerifiedAccounts {
  const verified = new Set<string>();
  return {
    async has(userId) {
      if (verified.has(userId)) return true;
      const row = await database('directus_users')
        .where({ id: userId })
        .first<{ email_verified: boolean } | undefined>('email_verified');
      if (row?.email_verified !== true) return false;
      if (verified.size >= cachedAtMost) verified.clear();
      verified.add(userId);
      return true;
    },
  };
}
