import { defineHook } from '@directus/extensions-sdk';
import { addCommand, type Program } from '../platform/command-line.ts';
import { usePlatform } from '../platform/platform.ts';
import { makeSetupLink } from './commands/make-setup-link.ts';

export default defineHook(({ init }, context) => {
  const platform = usePlatform(context);

  init('cli.before', ({ program }) => {
    addCommand(program as Program, 'make-setup-link', {
      description: 'Print a new link of the first-run wizard, while there is no admin',
      run: () => makeSetupLink(platform),
    });
  });
});
