import { defineEndpoint } from '@directus/extensions-sdk';
import {
  authoriseScreenContract,
  beginScreenContract,
  commandScreenContract,
  endScreenContract,
  findScreenContract,
  hallCardsContract,
  hallDeckContract,
  removeScreenContract,
  renameScreenContract,
  screenBeatContract,
  screensContract,
} from '@suchi/contracts/hall';
import type { Router } from 'express';
import type { RoleCaller } from '../platform/access.ts';
import { mountFile } from '../platform/mount-file.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { type Call, mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { readCards, readDeck } from './commands/read-hall.ts';
import {
  authoriseScreen,
  commandScreen,
  findByCode,
  readScreens,
  removeScreen,
  renameScreen,
} from './commands/office-screens.ts';
import { beat, beginScreen, endScreen } from './commands/own-screen.ts';
import { createScreenBoards } from '../melawa/present-stage.ts';
import type { ListedRow } from './repository/screens.ts';
import { presentBegun, presentFound, presentScreens } from './present-screens.ts';
import { createScreenPresenter, type PresentScreen } from './present-own.ts';
import { screenTopic, streamScreen } from './stream.ts';
import { presentCards, presentDeck } from './present.ts';

const hour = 60 * 60;
/** Requests of any caller; screens of one hall share an address. */
const hallRequests = perAddress({ name: 'hall-requests', times: 40_000, perSeconds: hour });
/** Each begun screen is a row until its code runs out. */
const beginning = perAddress({ name: 'hall-begin', times: 60, perSeconds: hour });
/** A code has eight letters, so nobody guesses one with so many tries. */
const codeTries = perAccount({ name: 'hall-code', times: 120, perSeconds: hour });
/** A remote control asks every two seconds, and keys are pressed fast. */
const officeRequests = perAccount({ name: 'hall-desk', times: 12_000, perSeconds: hour });

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

/** The screens of the hall: what a screen itself may ask, and what the event desk may. */
function mountScreens(router: Router, platform: Platform): void {
  const presentOwn = createScreenPresenter(platform, createScreenBoards(platform));
  mountOwn(router, platform, presentOwn);
  mountFile(router, platform, {
    group: 'qe_hall',
    path: '/screens/events',
    limits: [hallRequests],
    serve: (request, response) => streamScreen(platform, presentOwn, request, response),
  });
  mountRoute(router, platform, {
    contract: screensContract,
    limits: [officeRequests],
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
    limits: [officeRequests],
    writes: renameScreen,
    present: presentScreens,
  });
  // After the commit, so that a node that hears it reads the new state.
  const tellAndPresent = async (rows: ListedRow[], call: Call<{ id: string }, RoleCaller>) => {
    await platform.fanOut.tell(screenTopic(call.input.id));
    return presentScreens(rows, call);
  };
  mountRoute(router, platform, {
    contract: removeScreenContract,
    limits: [officeRequests],
    writes: removeScreen,
    present: tellAndPresent,
  });
  mountRoute(router, platform, {
    contract: commandScreenContract,
    limits: [officeRequests],
    writes: commandScreen,
    present: tellAndPresent,
  });
}

function mountOwn(router: Router, platform: Platform, presentOwn: PresentScreen): void {
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
    present: (row) => presentOwn(row),
  });
  mountRoute(router, platform, {
    contract: endScreenContract,
    limits: [hallRequests],
    writes: endScreen,
    present: () => ({}),
  });
}
