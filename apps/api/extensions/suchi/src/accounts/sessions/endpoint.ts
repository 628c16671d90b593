import { defineEndpoint } from '@directus/extensions-sdk';
import {
  demoSignInContract,
  endOtherSessionsContract,
  endSessionContract,
  signedInDevicesContract,
  signInContract,
  signOutContract,
} from '@suchi/contracts/accounts';
import { loginByAddress } from '../limits.ts';
import { usePlatform } from '../../platform/platform.ts';
import { byAccount, byAddress, mountRoute } from '../../platform/route.ts';
import { endSession } from './commands/end-session.ts';
import { endSessions } from './commands/end-sessions.ts';
import { readDevices } from './commands/read-devices.ts';
import { sessionsByAccount, signOutByAddress } from './limits.ts';
import { signInDemo } from './commands/sign-in-demo.ts';
import { signIn } from './commands/sign-in.ts';
import { presentDevices } from './present.ts';
import { deleteSessionByToken } from './repository.ts';

const ownSessions = { limits: [{ rule: sessionsByAccount, subject: byAccount }] };

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);

  mountRoute(router, platform, {
    contract: signInContract,
    limits: [{ rule: loginByAddress, subject: byAddress }],
    runs: signIn,
    present: (userId) => ({ user_id: userId }),
  });

  mountRoute(router, platform, {
    contract: demoSignInContract,
    limits: [{ rule: loginByAddress, subject: byAddress }],
    runs: signInDemo,
    present: (userId) => ({ user_id: userId }),
  });

  mountRoute(router, platform, {
    contract: signOutContract,
    limits: [{ rule: signOutByAddress, subject: byAddress }],
    writes: async ({ tx, caller, cookies }) => {
      const { session } = caller.accountability;
      if (session) await deleteSessionByToken(tx, session);
      cookies.clear(platform.env.sessionCookie.name);
      cookies.clearCache();
    },
    present: () => ({}),
  });

  mountRoute(router, platform, {
    ...ownSessions,
    contract: signedInDevicesContract,
    reads: ({ db, caller, now }) => readDevices(db, caller.userId, now),
    present: (sessions, { caller }) => presentDevices(sessions, caller.accountability.session),
  });

  mountRoute(router, platform, {
    ...ownSessions,
    contract: endSessionContract,
    writes: ({ tx, caller, input }) => endSession(tx, caller.userId, input.id),
    present: () => ({}),
  });

  mountRoute(router, platform, {
    ...ownSessions,
    contract: endOtherSessionsContract,
    writes: ({ tx, caller }) =>
      endSessions(tx, caller.userId, { exceptToken: caller.accountability.session ?? null }),
    present: () => ({}),
  });
});
