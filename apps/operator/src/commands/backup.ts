import { readBackupReport } from '@suchi/extension/backup-report';
import { type MadeBackup, makeBackup } from '../backup/make-backup.ts';
import { reportBackup } from '../backup/report.ts';
import { withInstallation } from '../backup/swap.ts';
import { allOption, type Command, type Given } from '../command.ts';
import { countRows } from '../database/fingerprint.ts';
import { toCount, toMinute, toSize } from '../words.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'back up the database and the files, encrypted',
  help: `
Dumps the database, then collects the uploaded files, and stores both encrypted in SUCHI_BACKUP_REPOSITORY: a folder,
or S3 storage (s3:https://host/bucket, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set). The first run makes the
repository; a later one refuses an empty place, which is often a disk that is not mounted. Members notice nothing.
Afterwards the dump is read back and compared, and older backups are removed: the newest SUCHI_BACKUP_KEEP (14) are kept,
and the last one of as many days.

Run it every night. Keep SUCHI_BACKUP_PASSPHRASE also on paper: without it nobody can read the backups.`,
  options: {
    ...allOption,
    'new-repository': {
      type: 'boolean',
      about: 'make a new repository, after SUCHI_BACKUP_REPOSITORY was changed',
    },
  },
  async run(given) {
    const made = await makeAndReport(given);
    const { id, manifest, bytesAdded, count } = made;
    const { drillFailedAt } = await readBackupReport(given.settings.env.backupReport);
    const [tables, rows] = [Object.keys(manifest.tables).length, countRows(manifest.tables)];
    return {
      lines: [
        `Backup ${id} of ${toMinute(new Date(manifest.madeAt))} is stored.`,
        `  ${tables} tables with ${toCount(rows)} rows, ${toCount(manifest.files.count)} files (${toSize(totalBytes(made))}); ${toSize(bytesAdded)} of it were new.`,
        `  The repository now has ${count}.`,
        ...(drillFailedAt === null
          ? []
          : [
              `  But the drill of ${toMinute(drillFailedAt)} failed: run \`suchi drill\` and read what it says.`,
            ]),
      ],
      facts: {
        id,
        made_at: manifest.madeAt,
        tables,
        rows,
        files: manifest.files.count,
        bytes: totalBytes(made),
        bytes_added: bytesAdded,
        backups: count,
        drill_failed_at: drillFailedAt,
      },
    };
  },
};

const totalBytes = ({ manifest }: MadeBackup) => manifest.dump.bytes + manifest.files.bytes;

async function makeAndReport(given: Given): Promise<MadeBackup> {
  const path = given.settings.env.backupReport;
  try {
    const made = await withInstallation(given, () => makeBackup(given, 'backup'));
    await reportBackup(path, {
      finishedAt: new Date(),
      isGood: true,
      bytes: totalBytes(made),
      copiesElsewhere: made.isLocal ? null : made.count,
    });
    return made;
  } catch (error) {
    await reportBackup(path, { finishedAt: new Date(), isGood: false, bytes: null, copiesElsewhere: null });
    throw error;
  }
}
