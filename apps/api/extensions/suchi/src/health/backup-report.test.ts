import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseBackupReport, readBackupReport } from './backup-report.ts';

const nothing = { backups: [], copiesElsewhere: null, restoreTriedAt: null, drillFailedAt: null };

describe('the report of the backup job', () => {
  it('is read with the newest backup first', () => {
    const text = JSON.stringify({
      backups: [
        { finished_at: '2026-11-14T20:40:00Z', is_good: true, bytes: 1200 },
        { finished_at: '2026-11-15T20:40:00Z', is_good: false },
      ],
      copies_elsewhere: 30,
      restore_tried_at: '2026-11-08T05:00:00Z',
      drill_failed_at: '2026-11-15T05:00:00Z',
    });
    expect(parseBackupReport(text)).toEqual({
      backups: [
        { finishedAt: new Date('2026-11-15T20:40:00Z'), isGood: false, bytes: null },
        { finishedAt: new Date('2026-11-14T20:40:00Z'), isGood: true, bytes: 1200 },
      ],
      copiesElsewhere: 30,
      restoreTriedAt: new Date('2026-11-08T05:00:00Z'),
      drillFailedAt: new Date('2026-11-15T05:00:00Z'),
    });
  });

  it.each([
    '',
    '{',
    '[]',
    '{"backups":[{"finished_at":"soon","is_good":true}]}',
    '{"backups":[{"is_good":true}]}',
  ])('is no report: %s', (text) => {
    expect(parseBackupReport(text)).toEqual(nothing);
  });

  it('may be missing, and is not read without end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'suchi-backup-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(await readBackupReport(undefined)).toEqual(nothing);
    expect(await readBackupReport(join(folder, 'none.json'))).toEqual(nothing);
    await writeFile(join(folder, 'good.json'), '{"backups":[]}');
    expect(await readBackupReport(join(folder, 'good.json'))).toEqual(nothing);
    await writeFile(join(folder, 'huge.json'), `{"copies_elsewhere":1,"backups":[]}${' '.repeat(70_000)}`);
    expect((await readBackupReport(join(folder, 'huge.json'))).copiesElsewhere).toBe(1);
  });
});
