import { todayInIndia } from '@suchi/domain/basics';
import { isToDestroy } from '@suchi/domain/closing';
import type { Knex } from 'knex';
import { recordAudit } from '../../platform/audit-log.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { accountText, deleteEmptyAccount } from '../person-rows.ts';
import {
  clearFolder,
  endSealed,
  listDue,
  listFolders,
  listLeftovers,
  listSealedKeys,
  lockSealed,
  saveSealedKey,
} from '../repository.ts';
import { dropParcel, emailMarks, listParcels, openParcel, resealKey } from '../sealed-store.ts';
import { resealCertificates } from './certificates.ts';
import { deleteLiveFiles } from './close-account.ts';

type Worker = Pick<JobPlatform, 'database' | 'clock' | 'storage' | 'env' | 'logger'>;

const dayMs = 86_400_000;

/** Destroys what is due, and ends what a stop cut off. Safe on two workers, and twice. */
export async function tendSealed(
  platform: Worker,
  stopped?: AbortSignal,
): Promise<{ destroyed: number; cleared: number; resealed: number }> {
  const isStopped = () => stopped?.aborted === true;
  let [destroyed, cleared] = [0, 0];
  const today = todayInIndia(platform.clock.now());
  for (const id of await listDue(platform.database, today)) {
    if (isStopped()) break;
    if (await destroy(platform, id)) destroyed += 1;
  }
  for (const left of await listLeftovers(platform.database)) {
    if (isStopped()) break;
    await clear(platform, left);
    cleared += 1;
  }
  cleared += await dropOrphans(platform);
  return { destroyed, cleared, resealed: await resealAll(platform) };
}

/** The key first: from then on the files say nothing to anybody. */
async function destroy({ database, clock, storage }: Worker, id: number): Promise<boolean> {
  const now = clock.now();
  const folder = await database.transaction(async (tx) => {
    const sealed = await lockSealed(tx, id);
    if (sealed?.state !== 'sealed') return null;
    const facts = { sealedUntil: sealed.sealed_until, isHeld: sealed.held_at !== null };
    if (!isToDestroy(facts, todayInIndia(now))) return null;
    await endSealed(tx, id, { state: 'destroyed', at: now });
    await recordDestruction(tx, sealed);
    if (sealed.account !== null) await deleteEmptyAccount(tx, sealed.account);
    return sealed.folder;
  });
  if (folder === null) return false;
  await dropParcel(storage, folder);
  await clearFolder(database, id);
  return true;
}

const recordDestruction = (tx: Knex.Transaction, { id, request }: { id: number; request: number }) =>
  recordAudit(tx, {
    actor: { id: null, kind: 'system' },
    action: 'account.destroy',
    subject: { collection: 'sealed_account', id },
    details: { request },
  });

async function clear(
  { storage, database }: Worker,
  left: { id: number; state: string; folder: string | null; live_files: string[] | null },
): Promise<void> {
  if (left.live_files)
    await deleteLiveFiles({ storage, database }, { sealedId: left.id, liveFiles: left.live_files });
  if (left.state === 'sealed' || left.folder === null) return;
  await dropParcel(storage, left.folder);
  await clearFolder(database, left.id);
}

/** Files of a closing that did not happen. A closing that runs now is younger than a day. */
async function dropOrphans({ storage, database, clock }: Worker): Promise<number> {
  const parcels = await listParcels(storage);
  const known = new Set(await listFolders(database));
  const before = new Date(clock.now().getTime() - dayMs);
  const orphans = [...parcels].filter(([folder, newest]) => !known.has(folder) && newest < before);
  for (const [folder] of orphans) await dropParcel(storage, folder);
  return orphans.length;
}

/** While the secret is being changed: sealed accounts must still open when the old one is gone. */
async function resealAll({ database, storage, env, logger }: Worker): Promise<number> {
  if (env.acceptedSecrets.length < 2) return 0;
  await resealCertificates({ database, env });
  let resealed = 0;
  for (const sealed of await listSealedKeys(database)) {
    const { id, sealed_key: sealedKey, folder } = sealed;
    if (sealedKey === null || folder === null) continue;
    try {
      const after = resealKey(sealedKey, env);
      if (after === null) continue;
      const { rows } = await openParcel(storage, { folder, sealedKey }, env);
      const [mark = ''] = emailMarks(accountText(rows, 'email'), [env.secret]);
      await saveSealedKey(database, sealed, { sealed_key: after, email_mark: mark });
      resealed += 1;
    } catch (error) {
      logger.error({ sealed: id, error: (error as Error).message }, 'a sealed account does not open');
    }
  }
  return resealed;
}
