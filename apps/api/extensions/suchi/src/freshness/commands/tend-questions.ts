import { addDays, countDays, startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { afterQuietHours } from '@suchi/domain/families';
import { findFreshSince, findRest, findRound, type FreshnessRules } from '@suchi/domain/freshness';
import { readAssociation } from '../../platform/association.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { lockProfile, stepOfFamily } from '../../profiles/commands/step-of-family.ts';
import { datesOf } from '../codec.ts';
import {
  findOpenById,
  findRestless,
  insertQuestion,
  listUnasked,
  takeUnanswered,
  updateQuestion,
} from '../repository.ts';
import { readFreshnessRules } from './read-rules.ts';
import { tellFamily } from './tell-family.ts';

type Worker = Pick<JobPlatform, 'env' | 'jobs' | 'logger' | 'database' | 'clock'>;

interface Turn {
  platform: Worker;
  rules: FreshnessRules;
  now: Date;
}

type Counts = Record<'asked' | 'reminded' | 'rested', number>;

/**
 * Asks families whether they still look, asks again, and lets the profiles of those that do not answer rest. By day
 * only, and not while the association sends no mails. Safe on two workers, and twice.
 */
export async function tendQuestions(platform: Worker, stopped?: AbortSignal): Promise<Counts> {
  const now = platform.clock.now();
  const isNight = afterQuietHours(now) > now;
  const { mail_enabled: isMailOn } = await readAssociation(platform.database, 'mail_enabled');
  if (isNight || !isMailOn) return { asked: 0, reminded: 0, rested: 0 };
  const turn = { platform, rules: await readFreshnessRules(platform.database), now };
  const isStopped = () => stopped?.aborted === true;
  return {
    asked: await askFamilies(turn, isStopped),
    reminded: await remindFamilies(turn, isStopped),
    rested: await restProfiles(turn, isStopped),
  };
}

async function askFamilies({ platform, rules, now }: Turn, isStopped: () => boolean): Promise<number> {
  const today = todayInIndia(now);
  const round = findRound(rules, today);
  if (round === null) return 0;
  const freshSince = findFreshSince(rules, round);
  let asked = 0;
  let afterId = 0;
  while (!isStopped()) {
    const families = await listUnasked(platform.database, { round, freshSince, afterId });
    const last = families.at(-1);
    if (last === undefined) return asked;
    afterId = last.id;
    asked += await platform.database.transaction(async (tx) => {
      let some = 0;
      for (const { id: profile } of families) {
        const id = await insertQuestion(tx, { profile, round, now });
        if (id === null) continue;
        const question = { id, profile, askedOn: today };
        if (await tellFamily({ tx, now, platform, rules }, question, 'still_looking'))
          await updateQuestion(tx, id, { is_mailed: true });
        some += 1;
      }
      return some;
    });
  }
  return asked;
}

/** Questions that were asked before this instant are so many days old today. */
const askedBefore = ({ now }: Turn, days: number): Date =>
  startOfDayInIndia(new Date(`${addDays(todayInIndia(now), 1 - days)}T12:00:00+05:30`));

async function remindFamilies(turn: Turn, isStopped: () => boolean): Promise<number> {
  const { platform, rules, now } = turn;
  let reminded = 0;
  while (!isStopped()) {
    const some = await platform.database.transaction(async (tx) => {
      const due = await takeUnanswered(tx, askedBefore(turn, rules.remindDays));
      for (const question of due) {
        const { askedOn } = datesOf(question);
        await updateQuestion(tx, question.id, { reminded_at: now });
        await tellFamily({ tx, now, platform, rules }, { ...question, askedOn }, 'still_looking_reminder');
      }
      return due.length;
    });
    if (some === 0) break;
    reminded += some;
  }
  return reminded;
}

const firstId = '00000000-0000-0000-0000-000000000000';

async function restProfiles(turn: Turn, isStopped: () => boolean): Promise<number> {
  const { platform, rules, now } = turn;
  const today = todayInIndia(now);
  const days = countDays(today, findRest({ askedOn: today }, rules));
  let rested = 0;
  let afterId = firstId;
  while (!isStopped()) {
    const next = await findRestless(platform.database, { askedBefore: askedBefore(turn, days), afterId });
    if (next === null) break;
    afterId = next.id;
    if (await restProfile(turn, next)) rested += 1;
  }
  return rested;
}

/** The family may have answered, or another worker was first: that is read again below the lock. */
async function restProfile(
  { platform, rules, now }: Turn,
  { id, profile }: { id: string; profile: number },
): Promise<boolean> {
  return platform.database.transaction(async (tx) => {
    const locked = await lockProfile(tx, profile);
    const question = locked && (await findOpenById(tx, id));
    if (!question || question.rested_at !== null || question.is_hidden) return false;
    const actor = { id: null, kind: 'system' } as const;
    await stepOfFamily({ tx, now, platform }, locked, { action: { kind: 'pause' }, actor, way: 'rest' });
    await updateQuestion(tx, id, { rested_at: now });
    const { askedOn } = datesOf(question);
    await tellFamily({ tx, now, platform, rules }, { id, profile, askedOn }, 'profile_rests');
    return true;
  });
}
