import { defineEndpoint } from '@directus/extensions-sdk';
import {
  demoSignInContract,
  endOtherSessionsContract,
  endSessionContract,
  signedInDevicesContract,
  signInContract,
  signOutContract,
} from '@suchi/contracts/accounts';
import { usePlatform } from '../../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../../platform/route.ts';
import { endSession, endSessions } from './commands/end-sessions.ts';
import { readDevices } from './commands/read-devices.ts';
import { signInDemo } from './commands/sign-in-demo.ts';
import { signIn } from './commands/sign-in.ts';
import { presentDevices } from './present.ts';
import { deleteSessionByToken } from './repository.ts';
import { loginByAddress } from './sign-in-tries.ts';

const hour = 60 * 60;
const signingIn = perAddress(loginByAddress);
const signingOut = perAddress({ name: 'sign-out-address', times: 600, perSeconds: hour, isPerAddress: true });
const ownSessions = { limits: [perAccount({ name: 'sessions-account', times: 300, perSeconds: hour })] };

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);

  mountRoute(router, platform, {
    contract: signInContract,
    limits: [signingIn],
    runs: signIn,
    present: (userId) => ({ user_id: userId }),
  });

  mountRoute(router, platform, {
    contract: demoSignInContract,
    limits: [signingIn],
    runs: signInDemo,
    present: (userId) => ({ user_id: userId }),
  });

  mountRoute(router, platform, {
    contract: signOutContract,
    limits: [signingOut],
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
