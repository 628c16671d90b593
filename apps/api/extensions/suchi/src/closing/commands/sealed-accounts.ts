import type { holdSealedContract, openSealedContract } from '@suchi/contracts/closing';
import { formatRequest, type RequestReason } from '@suchi/domain/closing';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, ReadCall, WriteCall } from '../../platform/route.ts';
import { listSealed, lockSealed, saveHold, type SealedRow } from '../repository.ts';
import { openParcel } from '../sealed-store.ts';

const refuse = (reason: RequestReason) => codedError('CLOSING_REFUSED', { reason });

export const readSealed = ({ db }: ReadCall<object, RoleCaller>): Promise<SealedRow[]> => listSealed(db);

export async function holdSealed({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof holdSealedContract.input>, RoleCaller>): Promise<void> {
  const sealed = await lockSealed(tx, input.id);
  if (sealed?.state !== 'sealed') throw refuse('not_sealed');
  const { is_held: isHeld, reason } = input;
  await saveHold(tx, input.id, isHeld ? { reason, by: caller.userId, at: now } : null);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: isHeld ? 'account.hold' : 'account.release',
    subject: { collection: 'sealed_account', id: input.id },
    details: { reason },
  });
}

/** The log first: what cannot be recorded is not opened. The line is about the account, so its owner can read it. */
export async function openSealed({
  input,
  platform,
  caller,
}: Call<z.output<typeof openSealedContract.input>, RoleCaller>): Promise<{ name: string; content: Buffer }> {
  const { database, storage, env } = platform;
  const sealed = await database.transaction(async (tx) => {
    const found = await lockSealed(tx, input.id);
    if (found?.state !== 'sealed') throw refuse('not_sealed');
    await recordAudit(tx, {
      actor: { id: caller.userId, kind: 'admin' },
      action: 'account.open_sealed',
      subject: { collection: 'directus_users', id: found.account ?? '' },
      details: { request: found.request, reason: input.reason },
    });
    return found;
  });
  const parcel = { folder: sealed.folder ?? '', sealedKey: sealed.sealed_key ?? '' };
  const { rows } = await openParcel(storage, parcel, env);
  const shown = { ...rows, account: (rows['account'] ?? []).map(withoutSecrets) };
  return {
    name: `${formatRequest(sealed.request)}.txt`,
    content: Buffer.from(`${JSON.stringify(shown, null, 2)}\n`),
  };
}

const secrets = [
  'password',
  'token',
  'tfa_secret',
  'auth_data',
  'otp',
  'otp_sent_at',
  'otp_tries_used',
  'token_generation',
];

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)));
