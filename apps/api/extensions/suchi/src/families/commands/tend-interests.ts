import { addDays, todayInIndia } from '@suchi/domain/basics';
import { decideStep, lastCallDays } from '@suchi/domain/families';
import type { JobPlatform } from '../../platform/platform.ts';
import { parseInterest } from '../codec.ts';
import { takeExpired, takeLastDays, updateInterest } from '../repository.ts';
import { readInterestRules } from './read-rules.ts';
import { type Describing, tellReceiver } from './tell-family.ts';

type Worker = Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'clock'> & Describing;

/** Closes what nobody answered, and mails families whose last days have come. Safe on two workers, and twice. */
export async function tendInterests(platform: Worker): Promise<{ closed: number; told: number }> {
  return { closed: await repeat(platform, closeSome), told: await repeat(platform, tellSome) };
}

/** Some at a time, each in a transaction of its own. */
async function repeat(platform: Worker, work: (platform: Worker) => Promise<number>): Promise<number> {
  let all = 0;
  for (let some = await work(platform); some > 0; some = await work(platform)) all += some;
  return all;
}

const closeSome = ({ database, clock }: Worker): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const rules = await readInterestRules(tx);
    const due = await takeExpired(tx, todayInIndia(now));
    for (const row of due) {
      const decision = decideStep(parseInterest(row), { kind: 'expire' }, { side: 'sent', now, rules });
      if (decision.allowed && decision.changes) await updateInterest(tx, row.id, decision.changes);
    }
    return due.length;
  });

const tellSome = (platform: Worker): Promise<number> =>
  platform.database.transaction(async (tx) => {
    const now = platform.clock.now();
    const { readMailCard } = platform;
    const due = await takeLastDays(tx, addDays(todayInIndia(now), lastCallDays));
    for (const row of due) {
      await tellReceiver({ tx, now, platform, readMailCard }, row, 'interest_last_days');
      await updateInterest(tx, row.id, {}, { last_call_at: now });
    }
    return due.length;
  });
