/** A day, and two hours for a backup that takes long. */
const backupMaxAgeMs = 26 * 3_600_000;

/** The share of the disk from which the office is warned. */
export const diskWarnAbove = 0.8;

export const systemAlarms = ['backup_missing', 'backup_failed', 'backup_old', 'disk_full'] as const;
export type SystemAlarm = (typeof systemAlarms)[number];

export interface SystemFacts {
  /** Newest first. */
  backups: readonly { finishedAt: Date; isGood: boolean }[];
  /** Used, from 0 to 1; null when it cannot be measured. */
  diskUsed: number | null;
}

/** What endangers the data. The backup alarms exclude each other. */
export function findSystemAlarms({ backups, diskUsed }: SystemFacts, now: Date): SystemAlarm[] {
  const backup = findBackupAlarm(backups, now);
  const isDiskFull = diskUsed !== null && diskUsed > diskWarnAbove;
  return [...(backup === null ? [] : [backup]), ...(isDiskFull ? (['disk_full'] as const) : [])];
}

function findBackupAlarm(backups: SystemFacts['backups'], now: Date): SystemAlarm | null {
  const good = backups.find(({ isGood }) => isGood);
  if (good === undefined) return backups.length === 0 ? 'backup_missing' : 'backup_failed';
  return now.getTime() - good.finishedAt.getTime() > backupMaxAgeMs ? 'backup_old' : null;
}
