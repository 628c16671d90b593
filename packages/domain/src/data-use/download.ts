import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';

/** A file with all data of an account waits so long for its owner. */
export const downloadKeptDays = 7;
/** No file is larger. Photos and videos of one family are far below. */
export const downloadMaxBytes = 500_000_000;
/** A worker that has not made it by then will not. */
const givenUpMs = 60 * 60_000;

const dayMs = 86_400_000;

export interface DownloadFacts {
  askedAt: Date;
  madeAt: Date | null;
  failedAt: Date | null;
}

export type DownloadState = 'preparing' | 'ready' | 'failed' | 'over';

/** The last moment of a file. */
export const downloadEnds = (madeAt: Date): Date => new Date(madeAt.getTime() + downloadKeptDays * dayMs);

export function findDownloadState({ askedAt, madeAt, failedAt }: DownloadFacts, now: Date): DownloadState {
  if (madeAt !== null) return now < downloadEnds(madeAt) ? 'ready' : 'over';
  if (failedAt !== null) return 'failed';
  return now.getTime() - askedAt.getTime() < givenUpMs ? 'preparing' : 'failed';
}

/** One a day, by India's days. One that failed does not count. */
export function mayAskDownload(last: DownloadFacts | null, now: Date): boolean {
  if (last === null) return true;
  const state = findDownloadState(last, now);
  if (state === 'failed') return true;
  return state !== 'preparing' && dayOf(last.askedAt) < dayOf(now);
}

const dayOf = (at: Date): CalendarDate => todayInIndia(at);
