import { randomUUID } from 'node:crypto';
import type { endDeskContract, joinDoorContract, leaveDoorContract } from '@suchi/contracts/melawa';
import { type DoorReason, freeBlock, isDoorOver } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { type Melawa, requireWorked } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import {
  type DeskRow,
  endDesk,
  findDesk,
  insertDesk,
  type ListedDeskRow,
  listDesks,
  noteWiped,
} from '../desks.ts';

export interface DesksOfDoor {
  melawa: Melawa;
  desks: ListedDeskRow[];
}

export async function readDesks({ db, now }: ReadCall<unknown, RoleCaller>): Promise<DesksOfDoor> {
  const melawa = await requireWorked(db, now);
  return { melawa, desks: await listDesks(db, melawa.edition) };
}

export async function joinDoor({
  input,
  tx,
  now,
  caller,
}: WriteCall<z.output<typeof joinDoorContract.input>, RoleCaller>) {
  const melawa = await requireWorked(tx, now);
  const { edition, phase } = melawa;
  if (isDoorOver(phase)) throw refusal('over');
  await lockEvent(tx, edition);
  const taken = (await listDesks(tx, edition)).flatMap(({ block }) => (block === null ? [] : [block]));
  const id = randomUUID();
  const { desk } = input;
  const block = freeBlock(taken);
  const row = { id, edition, desk, account: caller.userId, block, at: melawa.now };
  const { key } = await insertDesk(tx, row);
  await record(tx, caller, 'melawa.join_desk', id, { desk });
  return { stream: id, key, desk, at: melawa.now };
}

/** The organiser's word: the phone is lost, or its desk is closed. */
export async function endOneDesk({
  input,
  tx,
  now,
  caller,
}: WriteCall<z.output<typeof endDeskContract.input>, RoleCaller>): Promise<DesksOfDoor> {
  const melawa = await requireWorked(tx, now);
  const isThere = await endDesk(tx, { edition: melawa.edition, stream: input.stream, at: melawa.now });
  if (!isThere) throw refusal('desk_ended');
  await record(tx, caller, 'melawa.end_desk', input.stream);
  return { melawa, desks: await listDesks(tx, melawa.edition) };
}

/** A phone that is refused may say so too: that is how the organiser knows that its list is gone. */
export async function leaveDoor({
  input,
  tx,
  now,
}: WriteCall<z.output<typeof leaveDoorContract.input>, RoleCaller>): Promise<void> {
  const melawa = await requireWorked(tx, now);
  await lockEvent(tx, melawa.edition);
  const desk = await findDesk(tx, { edition: melawa.edition, ...input });
  if (desk === null) throw refusal('desk_ended');
  await noteWiped(tx, desk.id, melawa.now);
}

/** The phone that asks, while it may. */
export async function requireDesk(
  tx: Knex,
  asked: { edition: number; stream: string; key: string },
  account: string,
): Promise<DeskRow> {
  const desk = await findDesk(tx, asked);
  if (desk === null || desk.ended_at !== null) throw refusal('desk_ended');
  if (desk.account !== account) throw refusal('other_account');
  return desk;
}

const refusal = (reason: DoorReason) => codedError('MELAWA_REFUSED', { reason });

async function record(
  tx: Knex,
  { userId, role }: RoleCaller,
  action: `melawa.${string}`,
  id: string,
  details?: object,
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: userId, kind: role === 'user' ? 'member' : 'admin' },
    action,
    subject: { collection: 'melawa_desk', id },
    ...(details && { details }),
  });
}
