import { defineEndpoint } from '@directus/extensions-sdk';
import { homeContract } from '@suchi/contracts/home';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { readHome } from './commands/read-home.ts';
import { presentHome } from './present.ts';

/** Each time the app is opened. */
const opening = perAccount({ name: 'home', times: 3000, perSeconds: 3600 });

export default defineEndpoint((router, context) => {
  mountRoute(router, usePlatform(context), {
    contract: homeContract,
    limits: [opening],
    readsSnapshot: readHome,
    present: presentHome,
  });
});
