/** A day, and two hours for a backup that takes long. */
const backupMaxAgeMs = 26 * 3_600_000;

/** The share of the disk from which the office is warned. */
export const diskWarnAbove = 0.8;

/** A month, and some days for a person who is away. */
const drillMaxAgeMs = 35 * 86_400_000;

export const systemAlarms = [
  'backup_missing',
  'backup_failed',
  'backup_old',
  'drill_failed',
  'drill_old',
  'disk_full',
] as const;
export type SystemAlarm = (typeof systemAlarms)[number];

export interface SystemFacts {
  /** Newest first. */
  backups: readonly { finishedAt: Date; isGood: boolean }[];
  /** When a backup was last restored for a try. */
  restoreTriedAt: Date | null;
  /** When that last failed; null once it has succeeded again. */
  drillFailedAt: Date | null;
  /** Used, from 0 to 1; null when it cannot be measured. */
  diskUsed: number | null;
}

/** Whether it is time to restore a backup for a try: only that shows that it can be used. */
export function isDrillDue(restoreTriedAt: Date | null, now: Date): boolean {
  return restoreTriedAt === null || now.getTime() - restoreTriedAt.getTime() > drillMaxAgeMs;
}

/** What endangers the data. The alarms of backups exclude each other, and so do those of drills. */
export function findSystemAlarms(facts: SystemFacts, now: Date): SystemAlarm[] {
  const isDiskFull = facts.diskUsed !== null && facts.diskUsed > diskWarnAbove;
  return [
    findBackupAlarm(facts.backups, now),
    findDrillAlarm(facts, now),
    isDiskFull ? ('disk_full' as const) : null,
  ].filter((alarm) => alarm !== null);
}

/** Without a backup there is nothing to try. */
function findDrillAlarm(
  { backups, restoreTriedAt, drillFailedAt }: SystemFacts,
  now: Date,
): 'drill_failed' | 'drill_old' | null {
  if (drillFailedAt !== null) return 'drill_failed';
  return backups.some(({ isGood }) => isGood) && isDrillDue(restoreTriedAt, now) ? 'drill_old' : null;
}

export function findBackupAlarm(backups: SystemFacts['backups'], now: Date): SystemAlarm | null {
  const good = backups.find(({ isGood }) => isGood);
  if (good === undefined) return backups.length === 0 ? 'backup_missing' : 'backup_failed';
  return now.getTime() - good.finishedAt.getTime() > backupMaxAgeMs ? 'backup_old' : null;
}
