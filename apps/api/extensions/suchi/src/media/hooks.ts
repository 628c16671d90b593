import { defineHook } from '@directus/extensions-sdk';
import type { Application } from 'express';
import { addCommand, type Program } from '../platform/command-line.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { sweepMedia } from './commands/delete-media.ts';
import { findViewer } from './commands/find-viewer.ts';
import { guardFiles } from './guard-files.ts';

/** By the server's clock. */
const nightly = '0 3 * * *';

export default defineHook(({ init, schedule }, context) => {
  const platform = usePlatform(context);

  init('routes.before', ({ app }) => {
    const engine = app as Application;
    const { guardUploads, guardRest } = guardFiles(platform);
    engine.use('/files/tus', guardUploads);
    engine.use('/files', guardRest);
  });

  // The engine runs it on one node only.
  schedule(nightly, async () => {
    const deleted = await sweepMedia(platform);
    platform.logger.info(deleted, 'unused uploads were deleted');
  });

  init('cli.before', ({ program }) => addCommands(program as Program, platform));
});

function addCommands(program: Program, platform: Platform): void {
  addCommand(program, 'sweep-media', {
    description: 'Delete uploads that were not claimed and photos and videos that nothing uses',
    run: async () => {
      const { uploads, media } = await sweepMedia(platform);
      return `${uploads} unclaimed uploads, ${media} unused photos and videos`;
    },
  });
  addCommand(program, 'find-viewer <text>', {
    description: 'Print the id of the account for which the address of a photo or video was made',
    // With `v=`, because a text that begins with a hyphen would be an option.
    run: async (text) => (await findViewer(platform, text.replace(/^v=/, ''))) ?? 'No account.',
  });
}
