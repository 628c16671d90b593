import { reportDrill } from '../backup/report.ts';
import { Repository } from '../backup/restic.ts';
import { withScratch } from '../backup/scratch.ts';
import { withInstallation } from '../backup/swap.ts';
import { chooseBackup, unpackBackup } from '../backup/unpack.ts';
import { allOption, type Command, type Given, type Outcome } from '../command.ts';
import { databaseName } from '../database/connection.ts';
import { dropDatabase } from '../database/databases.ts';
import { countRows } from '../database/fingerprint.ts';
import { toCount, toMinute } from '../words.ts';

export const drill: Command = {
  name: 'drill',
  summary: 'prove that the newest backup can be restored, beside the running system',
  words: { usage: '[ID]', max: 1 },
  help: `
Restores the newest backup, or the one you name, into a database and a folder of its own, compares every table and
every file with what was backed up, and removes both again. Members notice nothing. The status page shows when it last
succeeded, and a failure until the next success (SUCHI_BACKUP_REPORT). Run it once a month: a backup that was never restored is a hope.

It needs room for the files and for a second database.`,
  options: allOption,
  async run(given) {
    const { backupReport } = given.settings.env;
    try {
      const outcome = await withInstallation(given, () => restoreForTrial(given));
      await reportDrill(backupReport, { isGood: true });
      return outcome;
    } catch (error) {
      await reportDrill(backupReport, { isGood: false });
      throw error;
    }
  },
};

async function restoreForTrial(given: Given): Promise<Outcome> {
  const { settings } = given;
  const { databaseUrl } = settings.env;
  const backup = settings.requireBackup();
  const database = `${databaseName(databaseUrl)}_drill`;
  const startedAt = performance.now();
  const repository = new Repository(backup, settings.variables);
  await repository.removeStaleLocks();
  const chosen = await chooseBackup(repository, given.words[0]);
  const { id, manifest } = chosen;
  try {
    await withScratch(backup.scratch, (folder) =>
      unpackBackup(given, repository, chosen, { folder, database }),
    );
  } finally {
    await dropDatabase(databaseUrl, database);
  }
  const [tables, rows] = [Object.keys(manifest.tables).length, countRows(manifest.tables)];
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return {
    lines: [
      `Backup ${id} of ${toMinute(new Date(manifest.madeAt))} can be restored. It took ${seconds} s.`,
      `  ${tables} tables with ${toCount(rows)} rows and ${toCount(manifest.files.count)} files are as they were.`,
    ],
    facts: { id, made_at: manifest.madeAt, tables, rows, files: manifest.files.count, seconds },
  };
}
