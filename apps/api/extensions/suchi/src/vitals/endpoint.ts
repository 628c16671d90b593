import { defineEndpoint } from '@directus/extensions-sdk';
import { reportErrorContract, reportVitalsContract } from '@suchi/contracts/basics';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAddress } from '../platform/route.ts';
import { countBrowserError, countVitals } from './commands/count-vitals.ts';

/** Once when a page is left; a village can share an address. */
const reporting = perAddress({ name: 'vitals', times: 120, perSeconds: 60, isPerAddress: true });

/** A browser sends five in a visit at the most. */
const complaining = perAddress({ name: 'browser_errors', times: 60, perSeconds: 60, isPerAddress: true });

/** Open to visitors: the login page is measured too. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: reportVitalsContract,
    limits: [reporting],
    reads: countVitals,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: reportErrorContract,
    limits: [complaining],
    reads: countBrowserError,
    present: () => ({}),
  });
});
