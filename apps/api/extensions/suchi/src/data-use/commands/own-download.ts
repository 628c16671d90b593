import { randomUUID } from 'node:crypto';
import type { FileOutput } from '@suchi/contracts/basics';
import type { askDownloadContract, downloadFileContract } from '@suchi/contracts/privacy';
import { startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { findDownloadState, mayAskDownload } from '@suchi/domain/data-use';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { requirePassword } from '../../accounts/commands/require-password.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { deviceOf } from '../../platform/device-of.ts';
import type { Call, ReadCall, WriteCall } from '../../platform/route.ts';
import { downloadFile } from '../download-file.ts';
import { queryBy } from '../query.ts';
import { type DownloadRow, findDownload, replaceDownload } from '../repository.ts';
import { countUses } from '../uses-sql.ts';

export interface OwnDataFacts {
  usesThisMonth: number;
  download: DownloadRow | null;
  mayAsk: boolean;
  now: Date;
}

type Own<Input = object> = Call<Input, RoleCaller>;

/** Staff have no data of a family. */
function requireMember({ role, userId }: RoleCaller): string {
  if (role !== 'user') throw codedError('FORBIDDEN');
  return userId;
}

export const readOwnData = (call: ReadCall<object, RoleCaller>): Promise<OwnDataFacts> =>
  load(call.db, requireMember(call.caller), call.now);

async function load(db: Knex, account: string, now: Date): Promise<OwnDataFacts> {
  const download = await findDownload(db, { user: account });
  const { sinceThen } = await countUses(queryBy(db), { account, now }, startOfMonth(now));
  return { usesThisMonth: sinceThen, download, mayAsk: mayAskDownload(download, now), now };
}

function startOfMonth(now: Date): Date {
  const day = Number(todayInIndia(now).slice(8));
  return new Date(startOfDayInIndia(now).getTime() - (day - 1) * 86_400_000);
}

/** A worker makes the file. */
export async function askDownload(
  call: WriteCall<z.output<typeof askDownloadContract.input>, RoleCaller>,
): Promise<OwnDataFacts> {
  const { tx, input, caller, now, platform } = call;
  const user = requireMember(caller);
  await requirePassword(call, input.password, 'password');
  // One request of an account after the other.
  await tx('directus_users').where({ id: user }).forUpdate().first('id');
  if (!mayAskDownload(await findDownload(tx, { user }), now)) throw codedError('DATA_DOWNLOAD_REFUSED');
  const id = randomUUID();
  await replaceDownload(tx, { id, user, now });
  await platform.jobs.enqueue(tx, 'download', { downloadId: id });
  return load(tx, user, now);
}

/** Each download is noted before the first byte is sent. */
export async function readDownload({
  input,
  caller,
  platform,
  now,
}: Own<z.output<typeof downloadFileContract.input>>): Promise<FileOutput> {
  const user = requireMember(caller);
  const download = await findDownload(platform.database, { user });
  if (download?.id !== input.id || findDownloadState(download, now) !== 'ready')
    throw codedError('ROUTE_NOT_FOUND');
  const file = await platform.storage.open(downloadFile(download.id));
  if (file === null) throw codedError('ROUTE_NOT_FOUND');
  await recordAudit(platform.database, {
    actor: { id: user, kind: 'member' },
    action: 'account.download',
    subject: { collection: 'directus_users', id: user },
    details: deviceOf(caller),
  });
  return { name: `data-${todayInIndia(download.askedAt)}.zip`, content: file.stream };
}
