import type { Platform } from '../../../platform/platform.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { listSealedKeys, replaceSealedKey } from '../repository.ts';

/** While the secret is being changed: keys of authenticator apps must still open when the old one is gone. */
export async function resealKeys({ database, env }: Pick<Platform, 'database' | 'env'>): Promise<number> {
  if (env.acceptedSecrets.length < 2) return 0;
  let resealed = 0;
  for (const { userId, sealedKey } of await listSealedKeys(database)) {
    const plain =
      openOrNull(sealedKey, [env.secret]) === null ? openOrNull(sealedKey, env.acceptedSecrets) : null;
    if (plain === null) continue;
    await replaceSealedKey(database, userId, { from: sealedKey, to: seal(plain, env.secret) });
    resealed += 1;
  }
  return resealed;
}

/** Null if no secret opens it: that person uses a recovery code. */
function openOrNull(sealedKey: string, secrets: readonly string[]): string | null {
  try {
    return unseal(sealedKey, secrets);
  } catch {
    return null;
  }
}
