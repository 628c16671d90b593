import type {
  checkIdentityContract,
  enterRequestContract,
  finishRequestContract,
  requestsContract,
} from '@suchi/contracts/closing';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { checkMayDo, formatRequest, type RequestReason } from '@suchi/domain/closing';
import { roleIds } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, ReadCall, WriteCall } from '../../platform/route.ts';
import { findNominee } from '../nominee-repository.ts';
import {
  countConsents,
  countProfiles,
  countRequests,
  findAccountByEmail,
  findRequest,
  insertRequest,
  listRequests,
  lockRequest,
  type PurposeCount,
  type RequestFigures,
  type RequestRow,
  updateRequest,
} from '../request-repository.ts';
import { closeAccount } from './close-account.ts';

const refuse = (reason: RequestReason) => codedError('CLOSING_REFUSED', { reason });

export interface RequestsFound {
  rows: RequestRow[];
  figures: RequestFigures;
  backupDays: number;
  consents: PurposeCount[];
}

const monthOf = (now: Date) => `${todayInIndia(now).slice(0, 7)}-01`;

export async function readRequests({
  db,
  input,
  now,
}: ReadCall<z.output<typeof requestsContract.input>, RoleCaller>): Promise<RequestsFound> {
  const { backup_days: backupDays } = await readAssociation(db, 'backup_days');
  return {
    rows: await listRequests(db, input.page),
    figures: await countRequests(db, todayInIndia(now)),
    backupDays,
    consents: await countConsents(db, monthOf(now)),
  };
}

export interface ConsentsFound {
  counts: PurposeCount[];
  profiles: number;
}

export const readConsentCounts = async ({
  db,
  now,
}: ReadCall<object, RoleCaller>): Promise<ConsentsFound> => ({
  counts: await countConsents(db, monthOf(now)),
  profiles: await countProfiles(db),
});

/** What came on paper, by a call or by mail. */
export async function enterRequest({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof enterRequestContract.input>, RoleCaller>): Promise<{
  id: number;
  reference: string;
}> {
  if (input.received_on > todayInIndia(now))
    throw codedError('INVALID_PAYLOAD', { fields: { received_on: 'dateAhead' } });
  const account = input.email ? await findAccountByEmail(tx, input.email) : null;
  await requireKnown(tx, input, account);
  const { request_days: days } = await readAssociation(tx, 'request_days');
  const id = await insertRequest(tx, {
    kind: input.kind,
    way: input.way,
    asked_by: input.asked_by,
    account,
    about: account === null ? (input.about ?? null) : null,
    asker: input.asker ?? null,
    wanted: input.wanted,
    received_on: input.received_on,
    due_on: addDays(input.received_on, days),
  });
  await recordRequest(tx, caller, 'account.enter_request', id);
  return { id, reference: formatRequest(id) };
}

/** Only a person without an account may ask without one. A nominee must be the one that the member named. */
async function requireKnown(
  tx: Knex,
  { kind, asked_by: askedBy, email }: { kind: string; asked_by: string; email?: string | undefined },
  account: string | null,
): Promise<void> {
  const needsAccount = kind === 'delete' || kind === 'withdraw' || email !== undefined;
  if (needsAccount && account === null)
    throw codedError('INVALID_PAYLOAD', { fields: { email: 'noSuchAccount' } });
  if (askedBy !== 'nominee' || account === null) return;
  if ((await findNominee(tx, account)) === null) throw refuse('nominee_unknown');
}

export async function checkIdentity({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof checkIdentityContract.input>, RoleCaller>): Promise<void> {
  const request = await lockRequest(tx, input.id);
  if (request?.state !== 'open') throw refuse('not_open');
  await updateRequest(tx, input.id, {
    identity: input.identity,
    checked_by: caller.userId,
    checked_at: now,
  });
  await recordRequest(tx, caller, 'account.check_request', input.id);
}

/** Notes what was done; a deletion is done by this. */
export async function finishRequest(
  call: Call<z.output<typeof finishRequestContract.input>, RoleCaller>,
): Promise<void> {
  const { input, platform } = call;
  const request = await findRequest(platform.database, input.id);
  if (request?.kind !== 'delete' || input.is_refused) {
    await platform.database.transaction((tx) => finish(tx, call));
    return;
  }
  if (request.account === null) throw refuse('no_account');
  const userId = request.account;
  await closeAccount(platform, {
    userId,
    actor: { id: call.caller.userId, kind: 'admin' },
    open: async (tx) => {
      await requireMember(tx, userId);
      await finish(tx, call);
      return input.id;
    },
  });
}

/** Staff leave by withdrawing their rights. */
async function requireMember(tx: Knex, userId: string): Promise<void> {
  const row: unknown = await tx('directus_users').where({ id: userId, role: roleIds.user }).first('id');
  if (!row) throw refuse('not_a_member');
}

async function finish(
  tx: Knex,
  { input, caller, now }: Call<z.output<typeof finishRequestContract.input>, RoleCaller>,
): Promise<void> {
  const request = await lockRequest(tx, input.id);
  if (request?.state !== 'open') throw refuse('not_open');
  const decision = checkMayDo(
    {
      state: request.state,
      kind: request.kind,
      askedBy: request.asked_by,
      checkedBy: request.checked_by_id,
      hasCertificate: request.certificate !== null || request.has_photo,
    },
    caller.userId,
  );
  // Refusing somebody who did not prove who they are is right.
  if (!decision.allowed && !input.is_refused) throw refuse(decision.reason);
  await updateRequest(tx, input.id, {
    state: input.is_refused ? 'refused' : 'done',
    outcome: input.outcome,
    done_by: caller.userId,
    done_at: now,
    // A deletion moves it into the sealed store.
    ...(input.is_refused || request.kind !== 'delete' ? { certificate_photo: null } : {}),
  });
  await recordRequest(
    tx,
    caller,
    input.is_refused ? 'account.refuse_request' : 'account.finish_request',
    input.id,
  );
}

const recordRequest = (tx: Knex, { userId }: RoleCaller, action: string, id: number) =>
  recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action,
    subject: { collection: 'data_request', id },
  });
