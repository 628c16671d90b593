import type {
  authoriseScreenContract,
  commandScreenContract,
  findScreenContract,
  removeScreenContract,
  renameScreenContract,
} from '@suchi/contracts/hall';
import { applyScreenCommand, endOfScreen } from '@suchi/domain/hall';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readHallEdition } from '../repository/deck.ts';
import {
  authoriseRow,
  deleteScreen,
  findWaiting,
  type ListedRow,
  listScreens,
  lockAuthorised,
  renameRow,
  saveState,
  type WaitingRow,
} from '../repository/screens.ts';
import { hashCode } from '../secrets.ts';
import { orderOf, rowOf, stateOf } from '../state-codec.ts';

type ScreenCall<Input> = WriteCall<Input, RoleCaller>;

export const readScreens = ({ db }: { db: Knex }): Promise<ListedRow[]> => listScreens(db);

export async function findByCode({
  input,
  tx,
  now,
  platform,
}: ScreenCall<z.output<typeof findScreenContract.input>>): Promise<WaitingRow & { wouldEndAt: Date }> {
  const waiting = await requireWaiting(tx, input.code, platform);
  return { ...waiting, wouldEndAt: await endNow(tx, now) };
}

export async function authoriseScreen({
  input,
  tx,
  now,
  caller,
  platform,
}: ScreenCall<z.output<typeof authoriseScreenContract.input>>): Promise<ListedRow[]> {
  const { id } = await requireWaiting(tx, input.code, platform);
  const endsAt = await endNow(tx, now);
  await authoriseRow(tx, id, { name: input.name, by: caller.userId, at: now, endsAt });
  await record(tx, caller, 'hall.authorise', id, { name: input.name, ends_at: endsAt.toISOString() });
  return listScreens(tx);
}

export async function renameScreen({
  input,
  tx,
}: ScreenCall<z.output<typeof renameScreenContract.input>>): Promise<ListedRow[]> {
  if (!(await renameRow(tx, input.id, input.name))) throw codedError('SCREEN_NOT_FOUND');
  return listScreens(tx);
}

export async function removeScreen({
  input,
  tx,
  caller,
}: ScreenCall<z.output<typeof removeScreenContract.input>>): Promise<ListedRow[]> {
  if (!(await deleteScreen(tx, input.id))) throw codedError('SCREEN_NOT_FOUND');
  await record(tx, caller, 'hall.remove', input.id);
  return listScreens(tx);
}

export async function commandScreen({
  input,
  tx,
  caller,
}: ScreenCall<z.output<typeof commandScreenContract.input>>): Promise<ListedRow[]> {
  const screen = await lockAuthorised(tx, input.id);
  if (!screen) throw codedError('SCREEN_NOT_FOUND');
  const state = applyScreenCommand(stateOf(screen), orderOf(input.command));
  await saveState(tx, screen.id, rowOf(state), caller.userId);
  return listScreens(tx);
}

async function endNow(tx: Knex, now: Date): Promise<Date> {
  return endOfScreen((await readHallEdition(tx))?.eventDate ?? null, now);
}

async function requireWaiting(tx: Knex, typed: string, { env }: Platform): Promise<WaitingRow> {
  const hashes = env.acceptedSecrets.map((secret) => hashCode(typed, secret)).filter((hash) => hash !== null);
  const waiting = await findWaiting(tx, hashes);
  if (!waiting) throw codedError('SCREEN_NOT_FOUND');
  return waiting;
}

async function record(
  tx: Knex,
  { userId, role }: RoleCaller,
  action: `hall.${string}`,
  id: string,
  details?: object,
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: userId, kind: role === 'user' ? 'member' : 'admin' },
    action,
    subject: { collection: 'hall_screen', id },
    ...(details && { details }),
  });
}
