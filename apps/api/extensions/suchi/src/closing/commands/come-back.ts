import { setTimeout as wait } from 'node:timers/promises';
import type { comeBackContract } from '@suchi/contracts/closing';
import { todayInIndia } from '@suchi/domain/basics';
import { mayComeBack } from '@suchi/domain/closing';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { isPassword } from '../../accounts/commands/require-password.ts';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import { takeBackWord } from '../../families/commands/gone-families.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { elevate } from '../../platform/elevate.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Call } from '../../platform/route.ts';
import type { Caller } from '../../platform/access.ts';
import { type PersonRows, returnPerson } from '../person-rows.ts';
import {
  clearFolder,
  clearLiveFiles,
  endSealed,
  findSealedByMarks,
  lockSealed,
  type SealedRow,
} from '../repository.ts';
import { dropParcel, emailMarks, openParcel, returnFiles, type SealedParcel } from '../sealed-store.ts';
import { dropCertificates } from './certificates.ts';

type ComeBackCall = Call<z.output<typeof comeBackContract.input>, Caller>;

/** As for signing in: a sooner answer would tell who was a member. */
const stallMs = 500;
const byAddress: LimitRule = { name: 'closed-account', times: 10, perSeconds: 15 * 60 };

interface Opened {
  sealed: SealedRow;
  parcel: SealedParcel;
  rows: PersonRows;
  files: string[];
}

/** Whether address and password are those of an account that was closed and may come back. */
export async function findClosed(call: ComeBackCall): Promise<SealedRow | null> {
  return (await openWithPassword(call))?.sealed ?? null;
}

/** The same account under the same ids. Nobody finds it until the family says yes again, purpose by purpose. */
export async function comeBack(call: ComeBackCall): Promise<void> {
  const { platform, now } = call;
  const opened = await openWithPassword(call);
  if (opened === null) throw codedError('INVALID_CREDENTIALS');
  const written: string[] = [];
  try {
    await platform.database.transaction((tx) => bringBack(tx, { opened, platform, written, now }));
  } catch (error) {
    for (const name of written) await platform.storage.delete(name);
    throw error;
  }
  await dropParcel(platform.storage, opened.parcel.folder);
  await clearFolder(platform.database, opened.sealed.id);
}

interface Return {
  opened: Opened;
  platform: Platform;
  /** The files that are there again, for when it fails. */
  written: string[];
  now: Date;
}

async function bringBack(tx: Knex.Transaction, { opened, platform, written, now }: Return): Promise<void> {
  const { parcel, rows, files } = opened;
  const { id, account } = opened.sealed;
  // Of two taps the second finds the account open.
  const sealed = await lockSealed(tx, id);
  if (sealed?.state !== 'sealed' || account === null)
    throw codedError('CLOSING_REFUSED', { reason: 'not_sealed' });
  written.push(...files);
  const { acceptedSecrets } = platform.env;
  await returnFiles(platform.storage, parcel, { files, acceptedSecrets });
  await clearLiveFiles(tx, id);
  dropCertificates(rows);
  await returnPerson(tx, rows);
  await takeBackWord(tx);
  const isBack: unknown = await tx('directus_users').where({ id: account }).whereNotNull('email').first('id');
  // Somebody registered with the address meanwhile.
  if (!isBack) throw codedError('CLOSING_REFUSED', { reason: 'address_in_use' });
  await endSessions(tx, account);
  await endSealed(tx, id, { state: 'restored', at: now });
  await recordAudit(tx, {
    actor: { id: account, kind: 'member' },
    action: 'account.come_back',
    subject: { collection: 'directus_users', id: account },
    details: { request: sealed.request },
  });
}

async function openWithPassword({ input, platform, schema, now }: ComeBackCall): Promise<Opened | null> {
  const { env, limits, database, storage } = platform;
  await limits.consume(byAddress, input.email);
  const [opened] = await Promise.all([find(), wait(stallMs)]);
  return opened;

  async function find(): Promise<Opened | null> {
    const sealed = await findSealedByMarks(database, emailMarks(input.email, env.acceptedSecrets));
    if (!sealed?.folder || !sealed.sealed_key || sealed.account === null) return compareWithNothing();
    const parcel = { folder: sealed.folder, sealedKey: sealed.sealed_key };
    const { rows, files } = await openParcel(storage, parcel, env);
    const hash = rows['account']?.[0]?.['password'];
    const isRight =
      typeof hash === 'string' &&
      (await isSealedPassword(platform, schema, { account: sealed.account, hash, typed: input.password }));
    if (!isRight || !mayComeBack(sealed.restore_until, todayInIndia(now))) return null;
    return { sealed, parcel, rows, files };
  }

  /** Making a hash costs what comparing with one costs. */
  async function compareWithNothing(): Promise<null> {
    const options = elevate('a password is hashed and thrown away', { knex: database, schema });
    await new platform.services.PayloadService('directus_users', options).processValues('create', {
      password: input.password,
    });
    return null;
  }
}

/** The engine compares only with the hash of an account: it is there for the time of a transaction that is rolled back. */
async function isSealedPassword(
  { database, services }: Platform,
  schema: ComeBackCall['schema'],
  { account, hash, typed }: { account: string; hash: string; typed: string },
): Promise<boolean> {
  const tx = await database.transaction();
  try {
    await tx.raw('update ?? set password = ? where id = ?', ['directus_users', hash, account]);
    return await isPassword({ services, knex: tx, schema }, account, typed);
  } finally {
    await tx.rollback();
  }
}
