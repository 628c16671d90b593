import type { FileOutput } from '@suchi/contracts/basics';
import type { certificatePhotoContract, takeCertificateContract } from '@suchi/contracts/closing';
import type * as z from 'zod/mini';
import { preparePhoto } from '../../media/commands/prepare-photo.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAuditOnce } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Call } from '../../platform/route.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { PersonRows } from '../person-rows.ts';
import { findCertificate, listCertificates, lockRequest, updateRequest } from '../request-repository.ts';

type Secrets = Pick<Platform['env'], 'secret' | 'acceptedSecrets'>;

const sealPhoto = (photo: string, { secret }: Pick<Secrets, 'secret'>) => seal(photo, secret, 'account');
const openPhoto = (sealed: string, { acceptedSecrets }: Secrets) =>
  unseal(sealed, acceptedSecrets, 'account');

/** Encrypted: no address of a file leads to it. */
export async function takeCertificate({
  input,
  bytes,
  caller,
  platform,
}: Call<z.output<typeof takeCertificateContract.input>, RoleCaller>): Promise<void> {
  const { database, env } = platform;
  const { webp } = await preparePhoto(platform, caller.userId, bytes);
  await database.transaction(async (tx) => {
    const request = await lockRequest(tx, input.id);
    // Once somebody has checked it, another one cannot take its place.
    if (request?.state !== 'open' || (request.has_photo && request.checked_by_id !== null))
      throw codedError('CLOSING_REFUSED', { reason: 'not_open' });
    await updateRequest(tx, input.id, { certificate_photo: sealPhoto(webp.toString('base64'), env) });
  });
}

/** For the person who decides; each look is a line of the audit log. After a deletion it lies in the sealed store. */
export async function readCertificate({
  input,
  caller,
  platform,
  now,
}: Call<z.output<typeof certificatePhotoContract.input>, RoleCaller>): Promise<FileOutput> {
  const { database, env } = platform;
  const sealed = await findCertificate(database, input.id);
  if (sealed === null) throw codedError('ROUTE_NOT_FOUND');
  await recordAuditOnce(
    database,
    {
      actor: { id: caller.userId, kind: 'admin' },
      action: 'account.open_certificate',
      subject: { collection: 'data_request', id: input.id },
    },
    now,
  );
  return { name: 'certificate.webp', content: Buffer.from(openPhoto(sealed, env), 'base64') };
}

/** For the sealed store, which has a key of its own and outlives the secret. */
export function openCertificates(rows: PersonRows, env: Secrets): void {
  for (const row of rows['data-requests'] ?? []) {
    const { certificate_photo: sealed } = row;
    if (typeof sealed === 'string') row['certificate_photo'] = openPhoto(sealed, env);
  }
}

/** The account is back, so nobody decides about it any more. */
export function dropCertificates(rows: PersonRows): void {
  for (const row of rows['data-requests'] ?? []) row['certificate_photo'] = null;
}

/** While the secret is being changed. */
export async function resealCertificates({
  database,
  env,
}: Pick<Platform, 'database' | 'env'>): Promise<void> {
  for (const { id, certificate_photo: sealed } of await listCertificates(database)) {
    if (sealed === null) continue;
    await updateRequest(database, id, { certificate_photo: sealPhoto(openPhoto(sealed, env), env) });
  }
}
