import { defineEndpoint } from '@directus/extensions-sdk';
import { reportVitalsContract } from '@suchi/contracts/basics';
import { usePlatform } from '../platform/platform.ts';
import { byAddress, mountRoute } from '../platform/route.ts';
import { countVitals } from './commands/count-vitals.ts';

/** Once when a page is left; a village can share an address. */
const reporting = {
  rule: { name: 'vitals', times: 120, perSeconds: 60, isPerAddress: true },
  subject: byAddress,
} as const;

/** Open to visitors: the login page is measured too. */
export default defineEndpoint((router, context) => {
  mountRoute(router, usePlatform(context), {
    contract: reportVitalsContract,
    limits: [reporting],
    reads: countVitals,
    present: () => ({}),
  });
});
