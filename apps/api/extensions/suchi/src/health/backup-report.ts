import { open } from 'node:fs/promises';
import * as z from 'zod/mini';

/** More than the job writes; a larger file is not a report. */
const maxBytes = 64 * 1024;

const instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => new Date(text)),
);

/** The file that the backup job writes; docs/ops/monitoring.md describes it. */
const report = z.object({
  backups: z.array(
    z.object({
      finished_at: instant,
      is_good: z.boolean(),
      bytes: z.optional(z.number().check(z.minimum(0))),
    }),
  ),
  copies_elsewhere: z.optional(z.int().check(z.minimum(0))),
  restore_tried_at: z.optional(instant),
  drill_failed_at: z.optional(instant),
});

export interface BackupReport {
  /** Newest first. */
  backups: { finishedAt: Date; isGood: boolean; bytes: number | null }[];
  copiesElsewhere: number | null;
  /** The last drill that succeeded. */
  restoreTriedAt: Date | null;
  /** The last drill, if it failed. */
  drillFailedAt: Date | null;
}

const nothing: BackupReport = {
  backups: [],
  copiesElsewhere: null,
  restoreTriedAt: null,
  drillFailedAt: null,
};

/** A missing or malformed file is the same as no backup: someone has to look either way. */
export async function readBackupReport(path: string | undefined): Promise<BackupReport> {
  const text = path === undefined ? null : await readStart(path).catch(() => null);
  return text === null ? nothing : parseBackupReport(text);
}

export function parseBackupReport(text: string): BackupReport {
  const parsed = report.safeParse(parseJson(text));
  if (!parsed.success) return nothing;
  const { backups, copies_elsewhere: copies, ...drills } = parsed.data;
  return {
    backups: backups
      .map((backup) => ({
        finishedAt: backup.finished_at,
        isGood: backup.is_good,
        bytes: backup.bytes ?? null,
      }))
      .toSorted((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime()),
    copiesElsewhere: copies ?? null,
    restoreTriedAt: drills.restore_tried_at ?? null,
    drillFailedAt: drills.drill_failed_at ?? null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
