import { defineEndpoint } from '@directus/extensions-sdk';
import { readPreferencesContract, savePreferencesContract } from '@suchi/contracts/fit';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { readOwnPreferences, saveOwnPreferences } from './commands/own-preferences.ts';
import { presentOwnPreferences } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'fit-read', times: 600, perSeconds: hour });
/** Each tap saves. */
const saving = perAccount({ name: 'fit-save', times: 600, perSeconds: hour });

/** What a family looks for. How it fits others is said where others are shown. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: readPreferencesContract,
    limits: [reading],
    readsSnapshot: readOwnPreferences,
    present: presentOwnPreferences,
  });
  mountRoute(router, platform, {
    contract: savePreferencesContract,
    limits: [saving],
    writes: saveOwnPreferences,
    present: presentOwnPreferences,
  });
});
