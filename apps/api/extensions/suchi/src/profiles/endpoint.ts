import { defineEndpoint } from '@directus/extensions-sdk';
import { ownStandingContract } from '@suchi/contracts/accounts';
import {
  attendanceContract,
  changeStatusContract,
  hallConsentContract,
  ownSpellingsContract,
  permissionsContract,
  readProfileContract,
  saveDraftContract,
  submitProfileContract,
} from '@suchi/contracts/profiles';
import { readChangesContract, withdrawChangesContract } from '@suchi/contracts/review';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { changePermissions, changeStatus, setAttendance, setHallConsent } from './commands/change-status.ts';
import { readStanding } from './commands/load-standing.ts';
import { readChanges } from './commands/read-changes.ts';
import { createSpellingCache, readOwnSpellings } from './commands/read-own-spellings.ts';
import { readProfile } from './commands/read-profile.ts';
import { saveDraft, submitProfile } from './commands/save-profile.ts';
import { withdrawChanges } from './commands/withdraw-changes.ts';
import {
  presentOwnSpellings,
  presentOwnStanding,
  presentReadChanges,
  presentReadProfile,
  presentStep,
} from './present.ts';

/** Generous: the form saves while the member types. */
const authoring = perAccount({ name: 'authoring', times: 600, perSeconds: 3600 });

/** Wider: home and every settings page read the profile's status. */
const reading = perAccount({ name: 'own-profile', times: 3000, perSeconds: 3600 });

/** The field asks after a pause in typing. */
const typing = perAccount({ name: 'own-spellings', times: 60, perSeconds: 60 });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const write = { limits: [authoring], present: presentStep };
  mountRoute(router, platform, { ...write, contract: saveDraftContract, writes: saveDraft });
  mountRoute(router, platform, { ...write, contract: submitProfileContract, writes: submitProfile });
  mountRoute(router, platform, { ...write, contract: changeStatusContract, writes: changeStatus });
  mountRoute(router, platform, { ...write, contract: attendanceContract, writes: setAttendance });
  mountRoute(router, platform, { ...write, contract: hallConsentContract, writes: setHallConsent });
  mountRoute(router, platform, { ...write, contract: permissionsContract, writes: changePermissions });
  mountRoute(router, platform, { ...write, contract: withdrawChangesContract, writes: withdrawChanges });
  const spellings = createSpellingCache();
  mountRoute(router, platform, {
    contract: ownSpellingsContract,
    limits: [typing],
    reads: (call) => readOwnSpellings(call, spellings),
    present: presentOwnSpellings,
  });
  const read = { limits: [reading] };
  mountRoute(router, platform, {
    ...read,
    contract: ownStandingContract,
    readsSnapshot: readStanding,
    present: presentOwnStanding,
  });
  mountRoute(router, platform, {
    ...read,
    contract: readProfileContract,
    readsSnapshot: readProfile,
    present: presentReadProfile,
  });
  mountRoute(router, platform, {
    ...read,
    contract: readChangesContract,
    readsSnapshot: readChanges,
    present: presentReadChanges,
  });
});
