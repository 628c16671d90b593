import { defineEndpoint } from '@directus/extensions-sdk';
import { changeStatusContract, saveDraftContract, submitProfileContract } from '@suchi/contracts';
import { usePlatform } from '../platform/platform.ts';
import { byAccount, memberOrStaff, mountRoute } from '../platform/route.ts';
import { changeStatus } from './commands/change-status.ts';
import { saveDraft, submitProfile } from './commands/save-profile.ts';
import { presentStanding } from './present.ts';

/** Generous: the form saves while somebody types. */
const authoring = { rule: { name: 'authoring', times: 600, perSeconds: 3600 }, subject: byAccount };

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const shared = { limits: [authoring], who: memberOrStaff, present: presentStanding };
  mountRoute(router, platform, { ...shared, contract: saveDraftContract, command: saveDraft });
  mountRoute(router, platform, { ...shared, contract: submitProfileContract, command: submitProfile });
  mountRoute(router, platform, { ...shared, contract: changeStatusContract, command: changeStatus });
});
