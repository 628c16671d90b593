import { setTimeout as wait } from 'node:timers/promises';
import type { FileOutput } from '@suchi/contracts/basics';
import { todayInIndia } from '@suchi/domain/basics';
import { biodataFileName, type BiodataShape } from '@suchi/domain/biodata';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import { createConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import type { Call } from '../../platform/route.ts';
import { askForFile, countWaiting, type FileKey, findFile, type MadeFile } from '../repository/files.ts';
import { planPrint, type PrintPlan } from './plan-print.ts';
import { refused } from './refused.ts';

type FileCall = Call<{ shape: BiodataShape }, RoleCaller>;

const lookEveryMs = 150;
/** A proxy gives up after a minute. */
const waitAtMostMs = 25_000;
/** A worker makes one in about a second. */
const waitingAtMost = 20;

/** An account makes one file at a time; its other requests wait for it. */
const oneAtATime = createConcurrencyLimiter({ atOnce: 1, waiting: 3 });

export interface FileOfAccount extends MadeFile {
  plan: PrintPlan;
}

/** The file as it would be made now. A worker makes it; the one that is there already is taken. */
export async function makeFile({ input, caller, platform, now }: FileCall): Promise<FileOfAccount> {
  const key: FileKey = { userId: caller.userId, shape: input.shape };
  const { database } = platform;
  const plan = await planPrint(database, { ...key, today: todayInIndia(now) });
  if (plan === null) throw refused('not_approved');
  const release = await oneAtATime.take(caller.userId);
  try {
    const known = await findFile(database, key);
    if (known?.hash === plan.hash && known.made !== null) return { ...known.made, plan };
    await ask(key, plan, { platform, now });
    return { ...(await waitForFile(key, plan, { platform })), plan };
  } finally {
    release();
  }
}

async function ask(
  key: FileKey,
  { hash }: PrintPlan,
  { platform, now }: Pick<FileCall, 'platform' | 'now'>,
): Promise<void> {
  await platform.database.transaction(async (tx) => {
    const since = new Date(now.getTime() - waitAtMostMs);
    if ((await countWaiting(tx, key, since)) >= waitingAtMost) throw busy();
    await askForFile(tx, key, { hash, now });
    await platform.jobs.enqueue(tx, 'biodata', key);
  });
}

async function waitForFile(
  key: FileKey,
  { hash }: PrintPlan,
  { platform }: Pick<FileCall, 'platform'>,
): Promise<MadeFile> {
  for (let waitedMs = 0; waitedMs < waitAtMostMs; waitedMs += lookEveryMs) {
    await wait(lookEveryMs);
    const file = await findFile(platform.database, key);
    if (file?.hash !== hash || file.failedAt !== null) break;
    if (file.made !== null) return file.made;
  }
  throw busy();
}

const busy = () => codedError('BIODATA_BUSY', { retry_after_seconds: 10 });

const fileOf =
  (ending: 'pdf' | 'png') =>
  async (call: FileCall): Promise<FileOutput> => {
    const { plan, pdf, picture } = await makeFile(call);
    return { name: biodataFileName(plan.plainName, ending), content: ending === 'pdf' ? pdf : picture };
  };

export const readPdf = fileOf('pdf');
export const readPicture = fileOf('png');
