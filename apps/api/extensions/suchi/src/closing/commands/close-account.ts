import { checkMayClose, findClosingDates, settledBy } from '@suchi/domain/closing';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { type Purpose, purposes } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import { addConsents } from '../../consent/commands/add-consents.ts';
import { listDownloads } from '../../data-use/commands/list-downloads.ts';
import { endInterestsOf } from '../../families/commands/end-interests.ts';
import { leaveWord } from '../../families/commands/gone-families.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteStored } from '../../platform/storage/file-storage.ts';
import {
  accountText,
  type AnyRow,
  forgetInMails,
  lockPerson,
  type PersonRows,
  readPerson,
  removePerson,
} from '../person-rows.ts';
import { clearLiveFiles, findPendingSince, insertSealed, listMarks } from '../repository.ts';
import { dropParcel, emailMarks, sealPerson, type SealedParcel } from '../sealed-store.ts';
import { openCertificates } from './certificates.ts';
import { readClosingRules } from './read-rules.ts';

export type ClosingPlatform = Pick<Platform, 'env' | 'database' | 'storage' | 'jobs' | 'clock'>;

export interface ClosingOrder {
  userId: string;
  /** In the same transaction: checks that it may be, and gives the request that it belongs to. */
  open: (tx: Knex.Transaction) => Promise<number>;
  actor: { id: string; kind: 'member' | 'admin' };
}

export interface Closed {
  request: number;
  sealedId: number;
  liveFiles: string[];
}

/**
 * Seals all that is held about a person and deletes it, in one transaction. What the transaction cannot hold are files:
 * the encrypted ones are written before it ends, the others are deleted after it; the nightly job ends what was cut off.
 */
export async function closeAccount(platform: ClosingPlatform, order: ClosingOrder): Promise<Closed> {
  const { database, storage } = platform;
  let parcel: SealedParcel | undefined;
  try {
    const closed = await database.transaction((tx) =>
      moveAway(tx, platform, order, (written) => {
        parcel = written;
      }),
    );
    await deleteLiveFiles(platform, closed);
    return closed;
  } catch (error) {
    if (parcel) await dropUnlessCommitted(platform, parcel);
    throw error;
  }

  async function dropUnlessCommitted({ database: db }: ClosingPlatform, { folder }: SealedParcel) {
    const isKept: unknown = await db('sealed_account').where({ folder }).first('id');
    if (!isKept) await dropParcel(storage, folder);
  }
}

async function moveAway(
  tx: Knex.Transaction,
  platform: ClosingPlatform,
  { userId, open, actor }: ClosingOrder,
  onSealed: (parcel: SealedParcel) => void,
): Promise<Closed> {
  const { env, storage } = platform;
  const now = platform.clock.now();
  const person = await lockPerson(tx, userId);
  if (person === null) throw codedError('CLOSING_REFUSED', { reason: 'no_account' });
  await requireClosable(tx, userId);
  const request = await open(tx);
  for (const profileId of person.profiles) await withdraw(tx, profileId, { actor, now });
  const marks = await listMarks(tx, userId);

  const rows = await readPerson(tx, person);
  openCertificates(rows, env);
  const files = await listFiles(storage, rows);
  const liveFiles = [...files, ...(await listDownloads(tx, userId))];
  const parcel = await sealPerson(storage, { rows, files }, env);
  onSealed(parcel);
  const dates = findClosingDates(todayInIndia(now), await readClosingRules(tx));
  const firstName = accountText(rows, 'first_name');
  await queueMail(
    { tx, platform },
    { kind: 'account_closed', to: person.email, person: userId, facts: { firstName, request, ...dates } },
  );
  await endSessions(tx, userId);
  await removePerson(tx, person, rows);
  await forgetInMails(tx, marks);

  const sealedId = await insertSealed(tx, {
    request,
    account: userId,
    email_mark: emailMarks(person.email, [env.secret])[0] ?? '',
    sealed_key: parcel.sealedKey,
    folder: parcel.folder,
    live_files: liveFiles,
    closed_at: now,
    restore_until: dates.restoreUntil,
    sealed_until: dates.sealedUntil,
    backup_until: addDays(dates.sealedUntil, dates.backupDays),
    rows: Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.length])),
  });
  await recordAudit(tx, {
    actor,
    action: 'account.close',
    subject: { collection: 'directus_users', id: userId },
    details: { request },
  });
  return { request, sealedId, liveFiles };
}

async function requireClosable(tx: Knex.Transaction, userId: string): Promise<void> {
  const pendingSince = await findPendingSince(tx, userId);
  const decision = checkMayClose({ isPaymentPending: pendingSince !== null });
  if (decision.allowed) return;
  throw codedError('CLOSING_REFUSED', {
    reason: decision.reason,
    ...(pendingSince ? { until: settledBy(pendingSince) } : {}),
  });
}

/** Closing takes every consent back. The lines go with the profile, and come back with it. */
async function withdraw(
  tx: Knex.Transaction,
  profileId: number,
  { actor, now }: { actor: ClosingOrder['actor']; now: Date },
): Promise<void> {
  const no = Object.fromEntries(purposes.map((purpose) => [purpose, false])) as Record<Purpose, boolean>;
  await addConsents(tx, profileId, no, {
    author: actor.id,
    way: actor.kind === 'member' ? 'app' : 'office',
    now,
  });
  await endInterestsOf(tx, profileId, now);
  await leaveWord(tx, profileId, now);
}

/** Each file of the person in all its sizes, and the copies that the book made. */
async function listFiles(storage: Platform['storage'], rows: PersonRows): Promise<string[]> {
  const ids = [...(rows['files'] ?? []), ...(rows['certificates'] ?? [])].map((row: AnyRow) =>
    String(row['id']),
  );
  const names: string[] = [];
  for (const id of new Set(ids)) for await (const { name } of storage.list(id)) names.push(name);
  return names;
}

/** Work copies are not sealed: they are made again. */
export async function deleteLiveFiles(
  { storage, database }: Pick<Platform, 'storage' | 'database'>,
  { sealedId, liveFiles }: Pick<Closed, 'sealedId' | 'liveFiles'>,
): Promise<void> {
  for (const name of liveFiles) {
    await storage.delete(name);
    const id = name.slice(0, 36);
    await deleteStored(storage, `books/photos/${id}`);
    await deleteStored(storage, `copies/${id}`);
  }
  await clearLiveFiles(database, sealedId);
}
