import { randomInt, randomUUID } from 'node:crypto';
import { instantAt, isMelawaDay, makePassToken, readFamilies } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { addRehearsalEdition, removeRehearsalEditions } from '../../../print/commands/rehearsal-edition.ts';
import { readDoorLog } from '../../door/operations.ts';
import {
  findPlayed,
  type Melawa,
  rehearsalHours,
  requireMelawa,
  writeSettings,
} from '../../event/load-event.ts';
import { insertEvent, lockEvent } from '../../event/repository.ts';
import { inventFamilies } from '../invented.ts';
import { insertRehearsed, listRehearsed, type RehearsedRow } from '../repository.ts';

export interface Rehearsal {
  melawa: Melawa;
  endsAt: Date;
  checkedIn: number;
  families: RehearsedRow[];
}

/** Null: none runs. */
export async function readRehearsal({ db, now }: { db: Knex; now: Date }): Promise<Rehearsal | null> {
  const melawa = await findPlayed(db, now);
  if (melawa === null) return null;
  const log = await readDoorLog(db, { edition: melawa.edition });
  return {
    melawa,
    endsAt: new Date(melawa.openedAt.getTime() + rehearsalHours * hourMs),
    checkedIn: readFamilies(log).size,
    families: await listRehearsed(db, melawa.edition),
  };
}

const hourMs = 3_600_000;

/** With the settings of the melawa, at the time when its doors open. Members see nothing of it. */
export async function startRehearsal(call: WriteCall<unknown, RoleCaller>): Promise<Rehearsal | null> {
  const { tx, now } = call;
  const melawa = await requireMelawa(tx, now);
  await lockEvent(tx, melawa.edition);
  if (isMelawaDay(melawa.phase) || melawa.phase === 'after')
    throw codedError('MELAWA_REFUSED', { reason: 'not_before_the_day' });
  if ((await findPlayed(tx, now)) !== null) throw codedError('MELAWA_REFUSED', { reason: 'played_already' });
  await removeRehearsalEditions(tx);
  const edition = await addRehearsalEdition(tx, melawa.edition);
  const { event, year } = melawa;
  const secondsAhead = Math.round((instantAt(event.day, event.doorsAt).getTime() - now.getTime()) / 1000);
  await insertEvent(tx, { edition, settings: writeSettings(event), secondsAhead, now });
  await insertRehearsed(
    tx,
    edition,
    inventFamilies(year).map((family) => ({
      ...family,
      family: `w${randomUUID()}`,
      token: makePassToken(randomFraction),
    })),
  );
  await audit(call, 'melawa.rehearsal_start', melawa.edition);
  return readRehearsal({ db: tx, now });
}

const fractions = 2 ** 40;
const randomFraction = () => randomInt(fractions) / fractions;

/** Deletes all that was played. */
export async function endRehearsal(call: WriteCall<unknown, RoleCaller>): Promise<null> {
  const { tx, now } = call;
  const melawa = await requireMelawa(tx, now);
  await removeRehearsalEditions(tx);
  await audit(call, 'melawa.rehearsal_end', melawa.edition);
  return null;
}

const audit = (
  { tx, caller }: WriteCall<unknown, RoleCaller>,
  action: 'melawa.rehearsal_start' | 'melawa.rehearsal_end',
  edition: number,
) =>
  recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection: 'edition', id: edition },
  });
