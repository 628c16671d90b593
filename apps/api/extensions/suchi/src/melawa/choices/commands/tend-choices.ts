import { choiceTimesOf, isDestroyDue, isMelawaDay } from '@suchi/domain/melawa';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findMelawa, type Melawa } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import { destroyKey, destroyOldKeys, readKey, writeKey } from '../key-file.ts';
import { deleteLists, deleteLookUps } from '../repository/lists.ts';
import { deletePairs } from '../repository/pairs.ts';
import {
  findRound,
  listOpenRounds,
  lockRound,
  type OpenRound,
  type RoundRow,
  startRound,
  updateRound,
} from '../repository/rounds.ts';
import { deleteSlips } from '../repository/slips.ts';
import { makeListKey } from '../seal-list.ts';
import { tellPairs } from './tell-pairs.ts';

type Tending = Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'clock' | 'logger'>;

/** A worker says so often that it has the key. */
const seenEveryMs = 60_000;
/** After so long without a word the key is lost, and with it the lists. */
const lostAfterMs = 5 * 60_000;

/**
 * What time does to choices: a key on the day, pairs when they are told, nothing at midnight. Safe on several workers,
 * and again.
 */
export async function tendChoices(platform: Tending): Promise<Record<string, number>> {
  const destroyed = await destroyDue(platform);
  const melawa = await findMelawa(platform.database, platform.clock.now());
  const made = melawa === null ? {} : await tendDay(platform, melawa);
  return { destroyed, ...made };
}

async function tendDay(platform: Tending, melawa: Melawa): Promise<Record<string, number>> {
  const { env, database } = platform;
  const { choiceKeys: folder } = env;
  const { edition, event, now, phase } = melawa;
  if (!isMelawaDay(phase) || folder === undefined) return {};
  const times = choiceTimesOf(event);
  const keys = now < times.closeAt ? await keepKey(platform, { melawa, folder }) : 0;
  if (now > times.graceUntil) await deleteLookUps(database, edition);
  if (now >= times.slipsUntil) await deleteSlips(database, edition);
  if (now < times.toldAt) return { keys };
  const round = await findRound(database, edition);
  if (round === null || round.told_at !== null) return { keys };
  const key = await readKey(folder, round.key);
  // Another worker has it.
  if (key === null) return { keys };
  return { keys, pairs: await tellPairs({ platform, melawa, key }) };
}

/** Until the close there is a key, and a worker that has it. Returns how many were made. */
async function keepKey(
  { database, clock }: Tending,
  { melawa, folder }: { melawa: Melawa; folder: string },
): Promise<number> {
  const { edition } = melawa;
  const realNow = clock.now();
  const round = await findRound(database, edition);
  if (round !== null && isLiving(round)) {
    const sinceMs = realNow.getTime() - round.key_seen_at.getTime();
    if (sinceMs < seenEveryMs) return 0;
    if ((await readKey(folder, round.key)) !== null) {
      await updateRound(database, edition, { key_seen_at: realNow });
      return 0;
    }
    if (sinceMs < lostAfterMs) return 0;
  }
  return database.transaction(async (tx) => {
    await lockEvent(tx, edition);
    const before = await lockRound(tx, edition);
    // Another worker made one meanwhile.
    if (before !== null && before.key !== round?.key) return 0;
    const content = makeListKey();
    const key = crypto.randomUUID();
    await writeKey(folder, key, content);
    // What an earlier key sealed can be opened by nobody; pairs of a rehearsal are none of this day.
    await deleteLists(tx, edition);
    await deleteLookUps(tx, edition);
    await deletePairs(tx, edition);
    await startRound(tx, { edition, key, public_key: content.publicKey, key_seen_at: realNow });
    return 1;
  });
}

const isLiving = ({ told_at: toldAt, destroyed_at: destroyedAt }: RoundRow) =>
  toldAt === null && destroyedAt === null;

/** At midnight, whatever happened. Also a rehearsal that ended, and a melawa that lost its day. */
async function destroyDue(platform: Tending): Promise<number> {
  const { env, database, clock } = platform;
  const realNow = clock.now();
  if (env.choiceKeys !== undefined) await destroyOldKeys(env.choiceKeys, realNow);
  let destroyed = 0;
  for (const round of await listOpenRounds(database)) {
    const now = new Date(realNow.getTime() + round.seconds_ahead * 1000);
    if (isDestroyDue(round.day, now) && (await destroyRound(platform, round))) destroyed += 1;
  }
  return destroyed;
}

/** The lists go at once, by any worker; the round is over when the key is gone too. */
async function destroyRound({ env, database, clock }: Tending, round: OpenRound): Promise<boolean> {
  const { edition, key, key_seen_at: seenAt } = round;
  const { choiceKeys: folder } = env;
  await deleteLists(database, edition);
  await deleteLookUps(database, edition);
  await deleteSlips(database, edition);
  const isHere = folder !== undefined && (await readKey(folder, key)) !== null;
  // A worker that still has it does this itself. One that is silent leaves the alarm of System status on.
  const isElsewhere = !isHere && clock.now().getTime() - seenAt.getTime() < lostAfterMs;
  if (folder === undefined || isElsewhere) return false;
  await destroyKey(folder, key);
  return database.transaction(async (tx) => {
    const before = await lockRound(tx, edition);
    if (before === null || before.destroyed_at !== null) return false;
    await updateRound(tx, edition, { destroyed_at: clock.now() });
    await recordAudit(tx, {
      actor: { id: null, kind: 'system' },
      action: 'melawa.destroy_choices',
      subject: { collection: 'melawa_event', id: edition },
    });
    return true;
  });
}
