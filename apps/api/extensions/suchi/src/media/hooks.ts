import { defineHook } from '@directus/extensions-sdk';
import type { Application } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { findViewer } from './commands/find-viewer.ts';
import { sweepMedia } from './commands/sweep-media.ts';
import { guardFiles } from './guard-files.ts';

/** The part of the engine's command line that we add to. */
interface Program {
  commands: (Program & { name(): string })[];
  command(name: string): Program;
  description(text: string): Program;
  action(run: (argument: string) => Promise<void>): Program;
}

/** At night, by the server's clock. */
const nightly = '0 3 * * *';

export default defineHook(({ init, schedule }, context) => {
  const platform = usePlatform(context);

  init('routes.before', ({ app }) => {
    const engine = app as Application;
    const { guardUploads, guardRest } = guardFiles(platform);
    engine.use('/files/tus', guardUploads);
    engine.use('/files', guardRest);
  });

  // The engine sees to it that one of the nodes does it.
  schedule(nightly, async () => {
    const deleted = await sweepMedia(platform);
    platform.logger.info(deleted, 'unused uploads were deleted');
  });

  init('cli.before', ({ program }) => addCommands(program as Program, platform));
});

function addCommands(program: Program, platform: Platform): void {
  const suchi = program.commands.find((command) => command.name() === 'suchi') ?? program.command('suchi');
  suchi
    .command('sweep-media')
    .description('Delete uploads that nobody claimed and photos and videos that nothing uses')
    .action(async () => {
      const { uploads, media } = await sweepMedia(platform);
      end(`${uploads} unclaimed uploads, ${media} unused photos and videos\n`);
    });
  suchi
    .command('find-viewer <tag>')
    .description('Print the id of the account for which the address of a photo or video was made')
    .action(async (tag) => end(`${(await findViewer(platform, tag)) ?? 'Nobody.'}\n`));
}

function end(words: string): void {
  process.stdout.write(words);
  process.exit(0);
}
