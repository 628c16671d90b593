import { defineEndpoint } from '@directus/extensions-sdk';
import {
  confirmShreddedContract,
  endRehearsalContract,
  heardWordContract,
  inviteFamiliesContract,
  melawaBoardContract,
  melawaFiguresContract,
  melawaFiguresFileContract,
  melawaSettingsContract,
  noShowsContract,
  openMelawaContract,
  rehearsalContract,
  saveMelawaContract,
  startRehearsalContract,
  tellEverybodyContract,
} from '@suchi/contracts/melawa';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../../platform/platform.ts';
import { mountRoute, perAccount } from '../../platform/route.ts';
import { invite, openMelawa, saveMelawa } from '../event/commands/change-event.ts';
import { readMelawaSettings } from '../event/commands/read-settings.ts';
import { presentSettings } from '../event/present.ts';
import { endRehearsal, readRehearsal, startRehearsal } from '../rehearsal/commands/play-rehearsal.ts';
import { presentRehearsal } from '../rehearsal/present.ts';
import { confirmShredded } from './commands/confirm-shredded.ts';
import { readBoard } from './commands/read-board.ts';
import { readFigures, readNoShows } from './commands/read-figures.ts';
import { readHeardWord, tellEverybody } from './commands/tell-everybody.ts';
import { writeFiguresFile } from './figures-file.ts';
import { presentBoard, presentFigures, presentHeard, presentNoShows, presentWord } from './present.ts';

const hour = 60 * 60;
/** A board asks every five seconds, on a few screens of one person. */
const watching = perAccount({ name: 'melawa-board', times: 6000, perSeconds: hour });
const reading = perAccount({ name: 'melawa-office', times: 1200, perSeconds: hour });
const changing = perAccount({ name: 'melawa-change', times: 300, perSeconds: hour });
/** Each one is a message to every phone in the hall. */
const telling = perAccount({ name: 'melawa-word', times: 30, perSeconds: hour });
const rehearsing = perAccount({ name: 'melawa-rehearsal', times: 60, perSeconds: hour });
/** A phone asks every minute. */
const hearing = perAccount({ name: 'melawa-heard', times: 600, perSeconds: hour });

/** For the organiser: settings, the board of the day, figures, and the rehearsal. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountSettings(router, platform);
  mountBoard(router, platform);
  mountFigures(router, platform);
  const play = { limits: [rehearsing], present: presentRehearsal };
  mountRoute(router, platform, {
    contract: rehearsalContract,
    limits: [reading],
    readsSnapshot: readRehearsal,
    present: presentRehearsal,
  });
  mountRoute(router, platform, { ...play, contract: startRehearsalContract, writes: startRehearsal });
  mountRoute(router, platform, { ...play, contract: endRehearsalContract, writes: endRehearsal });
});

function mountSettings(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: melawaSettingsContract,
    limits: [reading],
    readsSnapshot: readMelawaSettings,
    present: presentSettings,
  });
  const change = { limits: [changing], present: presentSettings };
  mountRoute(router, platform, { ...change, contract: openMelawaContract, writes: openMelawa });
  mountRoute(router, platform, { ...change, contract: saveMelawaContract, writes: saveMelawa });
  mountRoute(router, platform, { ...change, contract: inviteFamiliesContract, writes: invite });
}

function mountBoard(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: melawaBoardContract,
    limits: [watching],
    readsSnapshot: readBoard,
    present: presentBoard,
  });
  mountRoute(router, platform, {
    contract: tellEverybodyContract,
    limits: [telling],
    writes: tellEverybody,
    present: presentWord,
  });
  mountRoute(router, platform, {
    contract: heardWordContract,
    limits: [hearing],
    reads: readHeardWord,
    present: presentHeard,
  });
  mountRoute(router, platform, {
    contract: confirmShreddedContract,
    limits: [changing],
    writes: confirmShredded,
    present: ({ isAgreed }) => ({ is_agreed: isAgreed }),
  });
}

function mountFigures(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: melawaFiguresContract,
    limits: [reading],
    readsSnapshot: readFigures,
    present: presentFigures,
  });
  mountRoute(router, platform, {
    contract: melawaFiguresFileContract,
    limits: [reading],
    readsSnapshot: readFigures,
    present: (figures) => ({
      name: `melawa-${figures.melawa.event.day}.csv`,
      ...writeFiguresFile(presentFigures(figures)),
    }),
  });
  mountRoute(router, platform, {
    contract: noShowsContract,
    limits: [reading],
    writes: readNoShows,
    present: presentNoShows,
  });
}
