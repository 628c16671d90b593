import { parts } from '../backup/manifest.ts';
import { Repository } from '../backup/restic.ts';
import { withInstallation } from '../backup/swap.ts';
import { type ChosenBackup, chooseBackup, damagedBackup } from '../backup/unpack.ts';
import type { Command } from '../command.ts';
import { toCount, toMinute } from '../words.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'read all backups back and compare them with their checksums',
  words: { usage: '[ID]', max: 1 },
  help: `
Reads everything that is stored in the repository, as it would be read for a restore, and compares it with its
checksums. Then it compares the newest backup, or the one you name, with the description that was stored with it.
Nothing is changed. \`suchi drill\` goes further: it fills a database with the backup.`,
  async run(given) {
    const { settings, step } = given;
    return withInstallation(given, async () => {
      const repository = new Repository(settings.requireBackup(), settings.variables);
      await repository.removeStaleLocks();
      step('Reading everything that is stored…');
      await repository.checkAll();
      const chosen = await chooseBackup(repository, given.words[0]);
      const { id, manifest } = chosen;
      const differences = await compareParts(repository, chosen);
      if (differences.length > 0) throw damagedBackup(id, differences);
      return {
        lines: [
          `All that is stored can be read and is undamaged.`,
          `Backup ${id} of ${toMinute(new Date(manifest.madeAt))} is whole: ${Object.keys(manifest.tables).length} tables, ${toCount(manifest.files.count)} files.`,
        ],
        facts: { id, made_at: manifest.madeAt, files: manifest.files.count },
      };
    });
  },
};

async function compareParts(repository: Repository, { id, manifest }: ChosenBackup): Promise<string[]> {
  const found = { count: 0, bytes: 0 };
  await repository.eachPart(id, ({ path, size }) => {
    if (!path.startsWith(`/${parts.files}/`)) return;
    found.count += 1;
    found.bytes += size;
  });
  const [dump, list] = [await repository.hashPart(id, parts.dump), await repository.hashPart(id, parts.list)];
  return [
    dump !== manifest.dump.checksum && 'the dump has other contents',
    list !== manifest.files.listChecksum && 'the list of files was changed',
    found.count !== manifest.files.count && `it has ${found.count} files instead of ${manifest.files.count}`,
    found.bytes !== manifest.files.bytes && 'its files have another size',
  ].filter((reason) => reason !== false);
}
