import type { Knex } from 'knex';

const table = 'second_factor';

export interface SecondFactor {
  /** Null until a code made with the first key was typed. */
  sealedKey: string | null;
  pending: { sealedKey: string; madeAt: Date } | null;
  recoveryCodesLeft: number;
}

export async function findSecondFactor(db: Knex, userId: string): Promise<SecondFactor | null> {
  const row = await db(table)
    .where({ user: userId })
    .first('sealed_key', 'pending_key', 'pending_at', 'recovery_hashes');
  if (!row) return null;
  const { pending_key: key, pending_at: madeAt } = row;
  return {
    sealedKey: row.sealed_key,
    pending: key !== null && madeAt !== null ? { sealedKey: key, madeAt } : null,
    recoveryCodesLeft: (row.recovery_hashes as string[] | null)?.length ?? 0,
  };
}

/** The key in use stays until a code made with the new one was typed. */
export async function savePendingKey(
  tx: Knex.Transaction,
  userId: string,
  pending: { sealedKey: string; madeAt: Date },
): Promise<void> {
  const columns = { pending_key: pending.sealedKey, pending_at: pending.madeAt };
  await tx(table)
    .insert({ user: userId, ...columns })
    .onConflict('user')
    .merge(columns);
}

/** Also takes the place of the engine's own key, which older releases used. */
export async function saveKey(
  tx: Knex.Transaction,
  userId: string,
  factor: { sealedKey: string; step: number; recoveryHashes: readonly string[]; setAt: Date },
): Promise<void> {
  await tx(table)
    .where({ user: userId })
    .update({
      sealed_key: factor.sealedKey,
      last_step: factor.step,
      recovery_hashes: JSON.stringify(factor.recoveryHashes),
      set_at: factor.setAt,
      pending_key: null,
      pending_at: null,
    });
  await tx('directus_users').where({ id: userId }).update({ tfa_secret: null });
}

export async function saveRecoveryHashes(
  tx: Knex.Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx(table)
    .where({ user: userId })
    .update({ recovery_hashes: JSON.stringify(hashes) });
}

/** Returns false if this half minute's code, or a later one, was used before. */
export async function spendStep(db: Knex, userId: string, step: number): Promise<boolean> {
  const changed = await db(table)
    .where({ user: userId })
    .andWhere('last_step', '<', step)
    .update({ last_step: step });
  return changed === 1;
}

/** Returns false if there is no such code any more. */
export async function spendRecoveryHash(db: Knex, userId: string, hash: string): Promise<boolean> {
  const changed = await db(table)
    .where({ user: userId })
    .whereRaw('jsonb_exists(recovery_hashes::jsonb, ?)', [hash])
    .update({ recovery_hashes: db.raw('(recovery_hashes::jsonb - ?::text)::json', [hash]) });
  return changed === 1;
}

export async function listSealedKeys(db: Knex): Promise<{ userId: string; sealedKey: string }[]> {
  return db(table).whereNotNull('sealed_key').select('user as userId', 'sealed_key as sealedKey');
}

/** Only if it is still the one that was read. */
export async function replaceSealedKey(
  db: Knex,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db(table).where({ user: userId, sealed_key: from }).update({ sealed_key: to });
}

export async function deleteSecondFactor(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx(table).where({ user: userId }).delete();
  await tx('directus_users').where({ id: userId }).update({ tfa_secret: null });
}
