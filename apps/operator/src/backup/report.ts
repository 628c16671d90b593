import { rename, writeFile } from 'node:fs/promises';
import { type BackupReport, readBackupReport } from '@suchi/extension/backup-report';

const keptRuns = 30;

/** The status page reads this file on the API nodes; docs/ops/monitoring.md describes it. */
async function change(path: string | undefined, edit: (report: BackupReport) => BackupReport): Promise<void> {
  if (path === undefined) return;
  const { backups, copiesElsewhere, restoreTriedAt, drillFailedAt } = edit(await readBackupReport(path));
  const text = JSON.stringify({
    backups: backups.slice(0, keptRuns).map(({ finishedAt, isGood, bytes }) => ({
      finished_at: finishedAt,
      is_good: isGood,
      ...(bytes !== null && { bytes }),
    })),
    ...(copiesElsewhere !== null && { copies_elsewhere: copiesElsewhere }),
    ...(restoreTriedAt !== null && { restore_tried_at: restoreTriedAt }),
    ...(drillFailedAt !== null && { drill_failed_at: drillFailedAt }),
  });
  await writeFile(`${path}.new`, text, { mode: 0o644 });
  await rename(`${path}.new`, path);
}

export interface ReportedBackup {
  finishedAt: Date;
  isGood: boolean;
  bytes: number | null;
  /** Null where it is not known, or where backups are on the same machine. */
  copiesElsewhere: number | null;
}

export function reportBackup(
  path: string | undefined,
  { copiesElsewhere, ...backup }: ReportedBackup,
): Promise<void> {
  return change(path, (report) => ({
    ...report,
    backups: [backup, ...report.backups],
    copiesElsewhere: copiesElsewhere ?? report.copiesElsewhere,
  }));
}

/** A failure stays in the report until a drill succeeds. */
export function reportDrill(path: string | undefined, { isGood }: { isGood: boolean }): Promise<void> {
  const at = new Date();
  return change(path, (report) => ({
    ...report,
    ...(isGood ? { restoreTriedAt: at, drillFailedAt: null } : { drillFailedAt: at }),
  }));
}
