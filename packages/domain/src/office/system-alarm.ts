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
  'drill_old',
  'disk_full',
] as const;
export type SystemAlarm = (typeof systemAlarms)[number];

export interface SystemFacts {
  /** Newest first. */
  backups: readonly { finishedAt: Date; isGood: boolean }[];
  /** When a backup was last restored for a try. */
  restoreTriedAt: Date | null;
  /** Used, from 0 to 1; null when it cannot be measured. */
  diskUsed: number | null;
}

/** Whether it is time to restore a backup for a try: only that shows that it can be used. */
export function isDrillDue(restoreTriedAt: Date | null, now: Date): boolean {
  return restoreTriedAt === null || now.getTime() - restoreTriedAt.getTime() > drillMaxAgeMs;
}

/** What endangers the data. The backup alarms exclude each other, and without a backup there is nothing to try. */
export function findSystemAlarms(
  { backups, restoreTriedAt, diskUsed }: SystemFacts,
  now: Date,
): SystemAlarm[] {
  const backup = findBackupAlarm(backups, now);
  const isDrillOld = backups.some(({ isGood }) => isGood) && isDrillDue(restoreTriedAt, now);
  const isDiskFull = diskUsed !== null && diskUsed > diskWarnAbove;
  const alarms: (SystemAlarm | false | null)[] = [
    backup,
    isDrillOld && 'drill_old',
    isDiskFull && 'disk_full',
  ];
  return alarms.filter((alarm) => alarm !== null && alarm !== false);
}

function findBackupAlarm(backups: SystemFacts['backups'], now: Date): SystemAlarm | null {
  const good = backups.find(({ isGood }) => isGood);
  if (good === undefined) return backups.length === 0 ? 'backup_missing' : 'backup_failed';
  return now.getTime() - good.finishedAt.getTime() > backupMaxAgeMs ? 'backup_old' : null;
}
