import { InvalidOtpError } from '@directus/errors';
import type { Knex } from 'knex';
import type { Env } from '../../../platform/env.ts';
import { unseal } from '../../../platform/seal.ts';
import { hashRecoveryCode } from '../recovery-codes.ts';
import { findSecondFactor, spendRecoveryHash, spendStep } from '../repository.ts';
import { findStep } from '../totp.ts';

export interface CodeCheck {
  db: Knex;
  env: Pick<Env, 'acceptedSecrets'>;
  now: Date;
}

/** A code of the app works once, and so does a recovery code. */
export async function isRightCode(
  { db, env, now }: CodeCheck,
  account: { userId: string; sealedKey: string },
  typed: string,
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return spendRecoveryHash(db, account.userId, hashRecoveryCode(typed));
  const step = findStep(unseal(account.sealedKey, env.acceptedSecrets), digits, now);
  return step !== null && spendStep(db, account.userId, step);
}

/** At every sign-in, after the password was found right. An account of older releases is checked by the engine. */
export async function requireCodeAtSignIn(
  check: CodeCheck,
  userId: string,
  typed: string | null,
): Promise<void> {
  const factor = await findSecondFactor(check.db, userId);
  if (!factor?.sealedKey) return;
  const { sealedKey } = factor;
  if (typed === null || !(await isRightCode(check, { userId, sealedKey }, typed)))
    throw new InvalidOtpError();
}
