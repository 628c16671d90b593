import { defineHook } from '@directus/extensions-sdk';
import { normaliseEmail } from '@suchi/domain/accounts';
import { addCommand, type Program } from '../platform/command-line.ts';
import { usePlatform } from '../platform/platform.ts';
import { makeAdminByOperator } from './commands/change-staff.ts';
import { resetSecondFactorByOperator } from './commands/second-factor.ts';

export default defineHook(({ init }, context) => {
  const platform = usePlatform(context);

  init('cli.before', ({ program }) => {
    addCommand(program as Program, 'make-admin <email>', {
      description: 'Make a verified member an admin, for example the first one',
      run: (email) => makeAdminByOperator(platform, normaliseEmail(email)),
    });
    addCommand(program as Program, 'reset-second-factor <email>', {
      description: 'Let a staff or operator account log in without two-step sign-in, once its phone is lost',
      run: (email) => resetSecondFactorByOperator(platform, normaliseEmail(email)),
    });
  });
});
