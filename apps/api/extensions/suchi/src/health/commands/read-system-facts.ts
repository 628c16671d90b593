import { statfs } from 'node:fs/promises';
import { findSystemAlarms, type SystemAlarm } from '@suchi/domain/office';
import type { Platform } from '../../platform/platform.ts';
import { type BackupReport, readBackupReport } from '../backup-report.ts';

export interface Disk {
  total: number;
  used: number;
}

export interface SystemFacts {
  alarms: SystemAlarm[];
  report: BackupReport;
  /** The disk with the photos; null when it cannot be measured. */
  disk: Disk | null;
}

/** The facts about backups and disk, with their alarms. They need no database. */
export async function readSystemFacts(
  { env, uploads }: Pick<Platform, 'env' | 'uploads'>,
  now: Date,
): Promise<SystemFacts> {
  const [report, disk] = await Promise.all([readBackupReport(env.backupReport), measureDisk(uploads)]);
  const diskUsed = disk === null ? null : disk.used / disk.total;
  return { alarms: findSystemAlarms({ ...report, diskUsed }, now), report, disk };
}

async function measureDisk(path: string): Promise<Disk | null> {
  const stats = await statfs(path).catch(() => null);
  if (stats === null || stats.blocks === 0) return null;
  // `bavail` is what we may still fill; a part of the rest is reserved for the system.
  const free = stats.bavail * stats.bsize;
  const total = (stats.blocks - stats.bfree) * stats.bsize + free;
  return { total, used: total - free };
}
