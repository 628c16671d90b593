import { defineEndpoint } from '@directus/extensions-sdk';
import {
  doorDesksContract,
  endDeskContract,
  findFamilyContract,
  joinDoorContract,
  leaveDoorContract,
  syncDoorContract,
} from '@suchi/contracts/melawa';
import { usePlatform } from '../../platform/platform.ts';
import { mountRoute, perAccount } from '../../platform/route.ts';
import { announceStage } from '../stage/commands/arrive.ts';
import { endOneDesk, joinDoor, leaveDoor, readDesks } from './commands/desks.ts';
import { findForWalkIn, syncDoor } from './commands/sync.ts';
import { presentDesks, presentJoined, presentSynced } from './present-door.ts';

const hour = 3600;
/** Several phones may share an account; each asks every ten seconds, and after each family. */
const syncing = perAccount({ name: 'door-sync', times: 12_000, perSeconds: hour });
/** Each joining is a row, and a list that leaves. */
const joining = perAccount({ name: 'door-join', times: 40, perSeconds: hour });
const desks = perAccount({ name: 'door-desks', times: 1200, perSeconds: hour });
/** Enough for a queue of walk-ins, too few to try out numbers. */
const finding = perAccount({ name: 'door-find', times: 300, perSeconds: hour });

/** The doors of the melawa: phones of the event desk that also work without a network. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: doorDesksContract,
    limits: [desks],
    reads: readDesks,
    present: presentDesks,
  });
  mountRoute(router, platform, {
    contract: joinDoorContract,
    limits: [joining],
    writes: joinDoor,
    present: presentJoined,
  });
  mountRoute(router, platform, {
    contract: syncDoorContract,
    limits: [syncing],
    writes: syncDoor,
    // After the commit, so that who hears it reads the new state.
    present: async (synced, { platform: { fanOut } }) => {
      if (synced.tellsStage) await announceStage({ fanOut });
      return presentSynced(synced);
    },
  });
  mountRoute(router, platform, {
    contract: leaveDoorContract,
    limits: [joining],
    writes: leaveDoor,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: endDeskContract,
    limits: [joining],
    writes: endOneDesk,
    present: presentDesks,
  });
  mountRoute(router, platform, {
    contract: findFamilyContract,
    limits: [finding],
    reads: findForWalkIn,
    present: (found) => ({ found }),
  });
});
