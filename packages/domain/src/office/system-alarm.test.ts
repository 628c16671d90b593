import { describe, expect, it } from 'vitest';
import { findSystemAlarms } from './system-alarm.ts';

const now = new Date('2026-11-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const good = (hours: number) => ({ finishedAt: hoursAgo(hours), isGood: true });
const failed = (hours: number) => ({ finishedAt: hoursAgo(hours), isGood: false });

describe('the alarms of the system', () => {
  it.each([
    ['no backup at all', [], 0.5, ['backup_missing']],
    ['only failed backups', [failed(2)], 0.5, ['backup_failed']],
    ['a backup of 26 hours', [good(26)], 0.5, []],
    ['an older one', [good(26.1)], 0.5, ['backup_old']],
    ['a failed one after a good one of yesterday', [failed(1), good(25)], 0.5, []],
    ['a failed one after a good one of long ago', [failed(1), good(49)], 0.5, ['backup_old']],
    ['a disk at four fifths', [good(1)], 0.8, []],
    ['a disk above it', [good(1)], 0.81, ['disk_full']],
    ['a disk that cannot be measured', [good(1)], null, []],
    ['both', [], 0.99, ['backup_missing', 'disk_full']],
  ])('with %s', (_case, backups, diskUsed, alarms) => {
    const facts = { backups, restoreTriedAt: hoursAgo(24), drillFailedAt: null, diskUsed };
    expect(findSystemAlarms(facts, now)).toEqual(alarms);
  });

  it.each([
    ['no drill', [good(1)], null, ['drill_old']],
    ['a drill of 35 days', [good(1)], 35 * 24, []],
    ['an older one', [good(1)], 35 * 24 + 1, ['drill_old']],
    ['no drill and an old backup', [good(30)], null, ['backup_old', 'drill_old']],
    ['nothing that could be tried', [failed(1)], null, ['backup_failed']],
  ])('with %s', (_case, backups, hours, alarms) => {
    const restoreTriedAt = hours === null ? null : hoursAgo(hours);
    const facts = { backups, restoreTriedAt, drillFailedAt: null, diskUsed: null };
    expect(findSystemAlarms(facts, now)).toEqual(alarms);
  });

  it.each([24, 24 * 40, null])('with a failed drill, after a good one %s hours ago', (hours) => {
    const restoreTriedAt = hours === null ? null : hoursAgo(hours);
    const facts = { backups: [good(1)], restoreTriedAt, drillFailedAt: hoursAgo(2), diskUsed: null };
    expect(findSystemAlarms(facts, now)).toEqual(['drill_failed']);
  });
});
