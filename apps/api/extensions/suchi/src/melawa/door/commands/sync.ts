import type { DoorList, findFamilyContract, FoundFamily, syncDoorContract } from '@suchi/contracts/melawa';
import { dayNumberBlock, type DoorOperation, isMelawaDay, lastAgreement } from '@suchi/domain/melawa';
import type { SerialRange } from '@suchi/domain/print';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { type Melawa, requireWorked } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import { tellStage } from '../../stage/commands/arrive.ts';
import { toOperation } from '../codec.ts';
import { listDesks, noteContact } from '../desks.ts';
import { readList } from '../list.ts';
import { addRows, type NewOperations, readAfter } from '../operations.ts';
import { addWalkIns, findFamily } from '../walk-ins.ts';
import { requireDesk } from './desks.ts';

type SyncCall = WriteCall<z.output<typeof syncDoorContract.input>, RoleCaller>;

export interface Synced extends NewOperations {
  melawa: Melawa;
  refused: number[];
  list: DoorList | null;
  dayNumbers: SerialRange | null;
  desks: number;
  agreedAt: Date | null;
  /** Others see who came at once. */
  tellsStage: boolean;
}

/** Takes what a phone wrote, whatever it says about who is in: who stands in the hall is counted. */
export async function syncDoor(call: SyncCall): Promise<Synced> {
  const { input, tx, now, caller, platform } = call;
  const melawa = await requireWorked(tx, now);
  const { edition, event } = melawa;
  const { stream, key, cursor, is_all: isAll } = input;
  const desk = await requireDesk(tx, { edition, stream, key }, caller.userId);
  const dayNumbers = desk.block === null ? null : dayNumberBlock(desk.block, event);
  const operations = input.operations.map((sent) => toOperation(sent, { stream, desk: desk.desk }));
  const [allowed, foreign] = splitByNumber(operations, dayNumbers);
  if (operations.length > 0) await lockEvent(tx, edition);
  const others = await addRows(tx, allowed, { edition, joinedAt: desk.joined_at, now: melawa.now });
  const refused = [...others, ...foreign.map(({ counter }) => counter)];
  if (refused.length > 0) platform.logger.warn({ stream, refused: refused.length }, 'operations of a desk');
  await addWalkIns(tx, input.walk_ins, { edition, event });
  const families = isMelawaDay(melawa.phase) ? allowed.map(({ family }) => family) : [];
  await tellStage(tx, melawa, families);
  await noteContact(tx, stream, {
    heard_at: melawa.now,
    list_at: melawa.now,
    battery: input.battery,
    ...(isAll && { sent_all_at: melawa.now }),
  });
  const list = await readList(tx, melawa, { env: platform.env, userId: caller.userId, now });
  return {
    ...(await readAfter(tx, { edition, cursor, stream })),
    ...(await readAgreement(tx, edition)),
    melawa,
    refused,
    list: list.version === input.list_version ? null : list,
    dayNumbers,
    tellsStage: families.length > 0,
  };
}

/** A number of the day of another phone would be given twice. */
function splitByNumber(
  operations: readonly DoorOperation[],
  range: SerialRange | null,
): [DoorOperation[], DoorOperation[]] {
  const isOwn = (one: DoorOperation) =>
    one.kind !== 'walk_in' || (range !== null && one.number >= range.from && one.number <= range.to);
  return [operations.filter(isOwn), operations.filter((one) => !isOwn(one))];
}

async function readAgreement(tx: Knex, edition: number): Promise<{ desks: number; agreedAt: Date | null }> {
  const open = (await listDesks(tx, edition)).filter((desk) => desk.ended_at === null);
  const sent = open.flatMap(({ sent_all_at: at }) => (at === null ? [] : [at]));
  return { desks: open.length, agreedAt: sent.length === open.length ? lastAgreement(sent) : null };
}

export async function findForWalkIn({
  input,
  db,
  now,
}: ReadCall<z.output<typeof findFamilyContract.input>, RoleCaller>): Promise<FoundFamily | null> {
  const { edition } = await requireWorked(db, now);
  return findFamily(db, edition, input.typed);
}
