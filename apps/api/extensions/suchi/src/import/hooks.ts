import { defineHook } from '@directus/extensions-sdk';
import { addCommand, type Program } from '../platform/command-line.ts';
import { usePlatform } from '../platform/platform.ts';
import { type GivenOptions, importPeople } from './commands/import-people.ts';
import { sweepSheets } from './sheet-file.ts';

const hourly = '30 * * * *';

/** `directus suchi import`: how an association moves here. And the end of sheets that nobody imports. */
export default defineHook(({ init, schedule }, context) => {
  const platform = usePlatform(context);

  // The engine runs it on one node only.
  schedule(hourly, async () => {
    const deleted = await sweepSheets(platform, platform.clock.now());
    if (deleted > 0) platform.logger.info({ deleted }, 'sheets that nobody imported were deleted');
  });

  init('cli.before', ({ program }) => {
    addCommand<GivenOptions>(program as Program, 'import', {
      description: 'Bring accounts and profiles in from another system; running it again makes no doubles',
      options: {
        '--csv <file>': 'a file with one row for each person',
        '--database <url>': 'or a database with the same collections, which is only read',
        '--photos <folder>': 'photos named by serial number: 1043.jpg, 1043-2.jpg',
        '--report <file>': 'write what became of each row into this CSV file',
        '--source <name>': 'a name for the other system; the same in every run',
        '--ignore <column>': ['a column of the file to leave out'],
        '--dry-run': 'check every row and write nothing but the report',
      },
      run: (options) => importPeople(platform, options),
    });
  });
});
