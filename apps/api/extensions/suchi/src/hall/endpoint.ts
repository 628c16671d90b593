import { defineEndpoint } from '@directus/extensions-sdk';
import { hallCardsContract, hallDeckContract } from '@suchi/contracts/hall';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute } from '../platform/route.ts';
import { readCards, readDeck } from './commands/read-hall.ts';
import { hallRequests } from './limits.ts';
import { mountScreens } from './mount-screens.ts';
import { presentCards, presentDeck } from './present.ts';

/** What the hall screen, the index and the printed pages show; and nothing else of a candidate. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: hallDeckContract,
    limits: [hallRequests],
    reads: readDeck,
    present: presentDeck,
  });
  mountRoute(router, platform, {
    contract: hallCardsContract,
    limits: [hallRequests],
    reads: readCards,
    present: presentCards,
  });
  mountScreens(router, platform);
});
