import { todayInIndia } from '@suchi/domain/basics';
import type { JobPlatform } from '../../platform/platform.ts';
import { parseHistory } from '../codec.ts';
import { takeLate, updateGrievance } from '../repository/grievances.ts';
import { tellOffice } from './tell.ts';

/** Once for each time that one is late. Nothing else happens by itself. Safe on two workers, and twice. */
export async function tellLate(
  platform: Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'clock'>,
  stopped?: AbortSignal,
): Promise<{ told: number }> {
  const now = platform.clock.now();
  let told = 0;
  const isStopped = () => stopped?.aborted === true;
  while (!isStopped()) {
    const some = await platform.database.transaction(async (tx) => {
      const late = await takeLate(tx, todayInIndia(now));
      for (const row of late) {
        const line = { at: now.toISOString(), step: 'late', by: null, text: null } as const;
        await updateGrievance(tx, row.id, {
          late_told_at: now,
          history: [...parseHistory(row.history), line],
        });
        await tellOffice({ tx, platform }, row, 'grievance_late');
      }
      return late.length;
    });
    if (some === 0) break;
    told += some;
  }
  return { told };
}
