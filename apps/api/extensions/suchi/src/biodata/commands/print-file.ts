import { todayInIndia } from '@suchi/domain/basics';
import type { ChangeableLine } from '@suchi/domain/biodata';
import { readFace } from '../../media/commands/read-source.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { BiodataPrinter } from '../printer/biodata-printer.ts';
import { deleteOldFiles, type FileKey, findFile, keepFile, noteFailure } from '../repository/files.ts';
import { planPrint } from './plan-print.ts';

export type BiodataJob = FileKey;

const keptMs = 24 * 60 * 60 * 1000;

/** Makes the file that an account waits for. Work that is asked for twice is done once. */
export async function printFile(
  { platform, printer }: { platform: JobPlatform; printer: BiodataPrinter },
  key: BiodataJob,
  isLastTry: boolean,
): Promise<string> {
  const { database, storage, clock } = platform;
  const asked = await findFile(database, key);
  if (asked === null || asked.made !== null) return 'not_needed';
  const now = clock.now();
  try {
    const plan = await planPrint(database, { ...key, today: todayInIndia(now) });
    // What it shows changed while it waited: the account asks again.
    if (plan?.hash !== asked.hash) {
      await noteFailure(database, key, asked.hash, now);
      return 'changed';
    }
    const { sheet, layout, shape, colour, plainName } = plan;
    const photo = plan.photo === null ? null : await readFace(database, storage, plan.photo);
    const title = `${plainName}, ${sheet.title}`;
    const { pdf, picture, fit } = await printer.print({ sheet, layout, shape, colour, photo, title });
    const shortened = fit.shortened as ChangeableLine[];
    await keepFile(database, key, asked.hash, { pdf, picture, shortened }, now);
    await deleteOldFiles(database, new Date(now.getTime() - keptMs));
    return 'made';
  } catch (error) {
    if (isLastTry) await noteFailure(database, key, asked.hash, now);
    throw error;
  }
}
