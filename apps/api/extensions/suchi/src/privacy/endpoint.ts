import { defineEndpoint } from '@directus/extensions-sdk';
import { consentHistoryContract, ownConsentsContract, setConsentContract } from '@suchi/contracts/privacy';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { readConsentHistory, readOwnConsents, setConsent } from './commands/own-consents.ts';
import { presentHistory, presentOwnConsents } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'privacy-read', times: 600, perSeconds: hour });
/** Each adds a line that stays. */
const switching = perAccount({ name: 'privacy-switch', times: 60, perSeconds: hour });

/** A family's own data: what it may be used for. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: ownConsentsContract,
    limits: [reading],
    readsSnapshot: readOwnConsents,
    present: presentOwnConsents,
  });
  mountRoute(router, platform, {
    contract: consentHistoryContract,
    limits: [reading],
    readsSnapshot: readConsentHistory,
    present: presentHistory,
  });
  mountRoute(router, platform, {
    contract: setConsentContract,
    limits: [switching],
    writes: setConsent,
    present: presentOwnConsents,
  });
});
