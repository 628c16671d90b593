import type {
  renewRecoveryCodesContract,
  setSecondFactorContract,
  startSecondFactorContract,
} from '@suchi/contracts/accounts';
import { secondFactorRules } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import { elevate } from '../../../platform/elevate.ts';
import { loadAssociation } from '../../../platform/load-association.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { readStaffState, type SecondFactorState } from '../../../platform/staff-state.ts';
import { loadProvenAddress } from '../../commands/load-proven-address.ts';
import { requirePassword } from '../../commands/require-password.ts';
import { endSessions } from '../../sessions/commands/end-sessions.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../recovery-codes.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  saveKey,
  savePendingKey,
  saveRecoveryHashes,
} from '../repository.ts';
import { findStep, keyUrl, makeKey } from '../totp.ts';
import { isRightCode } from './check-code.ts';

type StartCall = WriteCall<z.output<typeof startSecondFactorContract.input>, RoleCaller>;
type SetCall = WriteCall<z.output<typeof setSecondFactorContract.input>, RoleCaller>;
type RenewCall = WriteCall<z.output<typeof renewRecoveryCodesContract.input>, RoleCaller>;

export async function readOwnSecondFactor({
  caller,
  db,
}: ReadCall<object, RoleCaller>): Promise<SecondFactorState & { recoveryCodesLeft: number }> {
  const state = await readStaffState(db, caller);
  const factor = state.isSet ? await findSecondFactor(db, caller.userId) : null;
  return { ...state, recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0 };
}

const wrongCode = (field: string) => codedError('INVALID_PAYLOAD', { fields: { [field]: 'otp' } });

/** An account that has a second factor shows a code of it before it is changed. */
async function requireCode(call: StartCall | RenewCall): Promise<void> {
  const { input, caller, tx, now, schema, platform } = call;
  if (!(await readStaffState(tx, caller)).isSet) return;
  const { userId } = caller;
  const typed = input.code ?? '';
  const sealedKey = (await findSecondFactor(tx, userId))?.sealedKey ?? null;
  const options = elevate('staff change their own second factor', { knex: tx, schema });
  const isRight =
    sealedKey === null
      ? await new platform.services.TFAService(options).verifyOTP(userId, typed)
      : await isRightCode({ db: tx, env: platform.env, now }, { userId, sealedKey }, typed);
  if (!isRight) throw wrongCode('code');
}

/** Makes a key for an authenticator app and keeps it, sealed, until a code made with it is typed. */
export async function startSecondFactor(call: StartCall): Promise<{ secret: string; url: string }> {
  await requirePassword(call, call.input.password, 'password');
  await requireCode(call);
  return makePendingKey(call);
}

/** For the first-run wizard, which has just set the password. */
export async function makePendingKey({
  caller,
  tx,
  now,
  platform,
}: WriteCall<unknown, RoleCaller>): Promise<{ secret: string; url: string }> {
  const secret = makeKey();
  await savePendingKey(tx, caller.userId, { sealedKey: seal(secret, platform.env.secret), madeAt: now });
  const address = await loadProvenAddress(tx, caller.userId);
  const { name, shortName } = await loadAssociation(tx);
  const url = keyUrl(secret, { issuer: name, account: address?.email ?? shortName });
  return { secret, url };
}

/** Takes the key into use if the code is made with it, and ends all other sessions. Returns the recovery codes. */
export async function setSecondFactor(call: SetCall): Promise<string[]> {
  const { input, caller, tx, now, platform } = call;
  const { userId } = caller;
  const pending = (await findSecondFactor(tx, userId))?.pending ?? null;
  const isFresh =
    pending !== null && now.getTime() - pending.madeAt.getTime() < secondFactorRules.pendingForMs;
  const key = isFresh ? unseal(pending.sealedKey, platform.env.acceptedSecrets) : null;
  const step = key === null ? null : findStep(key, input.otp, now);
  if (key === null || step === null) throw wrongCode('otp');

  const { isSet: wasSet } = await readStaffState(tx, caller);
  const codes = makeRecoveryCodes();
  await saveKey(tx, userId, {
    sealedKey: seal(key, platform.env.secret),
    step,
    recoveryHashes: codes.map(hashRecoveryCode),
    setAt: now,
  });
  await endSessions(tx, userId, { exceptToken: caller.accountability.session ?? null });
  await report(call, wasSet ? 'move_second_factor' : 'set_second_factor');
  return codes;
}

/** The codes from before no longer work. */
export async function renewRecoveryCodes(call: RenewCall): Promise<string[]> {
  const { input, caller, tx } = call;
  if (!(await findSecondFactor(tx, caller.userId))?.sealedKey) throw codedError('FORBIDDEN');
  await requirePassword(call, input.password, 'password');
  await requireCode(call);
  const codes = makeRecoveryCodes();
  await saveRecoveryHashes(tx, caller.userId, codes.map(hashRecoveryCode));
  await report(call, 'renew_recovery_codes');
  return codes;
}

async function report(
  { caller, tx, now, platform }: SetCall | RenewCall,
  action: 'set_second_factor' | 'move_second_factor' | 'renew_recovery_codes',
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: `staff.${action}`,
    subject: { collection: 'directus_users', id: caller.userId },
  });
  const address = await loadProvenAddress(tx, caller.userId);
  if (address === null) return;
  const facts = { firstName: address.firstName, at: now };
  await queueMail(
    { tx, platform },
    { kind: 'second_factor_changed', to: address.email, person: caller.userId, facts },
  );
}

/** The next sign-in needs the password alone. */
export function removeSecondFactor(tx: Knex.Transaction, userId: string): Promise<void> {
  return deleteSecondFactor(tx, userId);
}
