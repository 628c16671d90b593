import type { JobPlatform } from '../../../platform/platform.ts';
import { recountSeats } from './settle-family.ts';
import { tellFamilies, type TellJob } from './tell-families.ts';

export type MelawaJob = { kind: 'seats'; userId: string; edition: number } | TellJob;

/** What the worker does for the melawa. Each can run twice. */
export function runMelawaJob(
  platform: Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'clock'>,
  job: MelawaJob,
): Promise<string> {
  return job.kind === 'seats' ? recountSeats(platform, job) : tellFamilies(platform, job);
}
