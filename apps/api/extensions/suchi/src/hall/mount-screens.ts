import {
  authoriseScreenContract,
  beginScreenContract,
  commandScreenContract,
  endScreenContract,
  findScreenContract,
  removeScreenContract,
  renameScreenContract,
  screenBeatContract,
  screensContract,
} from '@suchi/contracts/hall';
import type { Router } from 'express';
import type { RoleCaller } from '../platform/access.ts';
import { mountFile } from '../platform/mount-file.ts';
import type { Platform } from '../platform/platform.ts';
import { type Call, mountRoute } from '../platform/route.ts';
import {
  authoriseScreen,
  commandScreen,
  findByCode,
  readScreens,
  removeScreen,
  renameScreen,
} from './commands/desk-screens.ts';
import { beat, beginScreen, endScreen } from './commands/own-screen.ts';
import { createFanOut } from './fan-out.ts';
import { beginning, codeTries, deskRequests, hallRequests } from './limits.ts';
import type { ListedRow } from './repository/screens.ts';
import { presentBegun, presentFound, presentOwn, presentScreens } from './present-screens.ts';
import { streamScreen } from './stream.ts';

/** The screens of the hall: what a screen itself may ask, and what the event desk may. */
export function mountScreens(router: Router, platform: Platform): void {
  const fanOut = createFanOut(platform);
  mountOwn(router, platform);
  mountFile(router, platform, {
    group: 'qe_hall',
    path: '/screens/events',
    limits: [hallRequests],
    serve: (request, response) => streamScreen(platform, fanOut, request, response),
  });
  mountRoute(router, platform, {
    contract: screensContract,
    limits: [deskRequests],
    reads: readScreens,
    present: presentScreens,
  });
  mountRoute(router, platform, {
    contract: findScreenContract,
    limits: [codeTries],
    writes: findByCode,
    present: presentFound,
  });
  mountRoute(router, platform, {
    contract: authoriseScreenContract,
    limits: [codeTries],
    writes: authoriseScreen,
    present: presentScreens,
  });
  mountRoute(router, platform, {
    contract: renameScreenContract,
    limits: [deskRequests],
    writes: renameScreen,
    present: presentScreens,
  });
  // After the commit, so that a node that hears it reads the new state.
  const tellAndPresent = async (rows: ListedRow[], call: Call<{ id: string }, RoleCaller>) => {
    await fanOut.tell(call.input.id);
    return presentScreens(rows, call);
  };
  mountRoute(router, platform, {
    contract: removeScreenContract,
    limits: [deskRequests],
    writes: removeScreen,
    present: tellAndPresent,
  });
  mountRoute(router, platform, {
    contract: commandScreenContract,
    limits: [deskRequests],
    writes: commandScreen,
    present: tellAndPresent,
  });
}

function mountOwn(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: beginScreenContract,
    limits: [beginning],
    writes: beginScreen,
    present: presentBegun,
  });
  mountRoute(router, platform, {
    contract: screenBeatContract,
    limits: [hallRequests],
    writes: beat,
    present: presentOwn,
  });
  mountRoute(router, platform, {
    contract: endScreenContract,
    limits: [hallRequests],
    writes: endScreen,
    present: () => ({}),
  });
}
