import { defineEndpoint } from '@directus/extensions-sdk';
import {
  currentEditionContract,
  demoContract,
  frontPageContract,
  publicFactsContract,
  publicNewsContract,
  securityContactContract,
} from '@suchi/contracts/settings';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAddress } from '../platform/route.ts';
import { readDemo } from './commands/read-demo.ts';
import { readEdition, readFacts, readFrontPage } from './commands/read-front-page.ts';
import { readNews } from './commands/read-news.ts';
import { presentFrontPage } from './present-front-page.ts';
import { presentEdition, presentFacts, presentNews, presentSecurityContact } from './present.ts';

/** Wide, because a village can share an address; each is a few small queries. */
const reading = perAddress({ name: 'public-read', times: 600, perSeconds: 60, isPerAddress: true });

/** Open to visitors. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: publicFactsContract,
    limits: [reading],
    reads: readFacts,
    present: presentFacts,
  });
  mountRoute(router, platform, {
    contract: demoContract,
    limits: [reading],
    reads: readDemo,
    present: (demo) => ({ demo }),
  });
  mountRoute(router, platform, {
    contract: currentEditionContract,
    limits: [reading],
    reads: readEdition,
    present: presentEdition,
  });
  mountRoute(router, platform, {
    contract: frontPageContract,
    limits: [reading],
    reads: readFrontPage,
    present: presentFrontPage,
  });
  mountRoute(router, platform, {
    contract: publicNewsContract,
    limits: [reading],
    reads: readNews,
    present: presentNews,
  });
  mountRoute(router, platform, {
    contract: securityContactContract,
    limits: [reading],
    reads: readFacts,
    present: presentSecurityContact,
  });
});
