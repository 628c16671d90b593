import { defineEndpoint } from '@directus/extensions-sdk';
import {
  applySerialsContract,
  askToCompleteContract,
  changeSectionsContract,
  editionBookContract,
  freezeCheckContract,
  freezeContract,
  keepNumberContract,
  keepNumberForContract,
  makeCurrentContract,
  openNextContract,
  ownNumberContract,
  planFileContract,
  planSerialsContract,
  pullContract,
  switchCheckContract,
  undoSerialsContract,
  unfreezeContract,
} from '@suchi/contracts/print';
import { todayInIndia } from '@suchi/domain/basics';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { askToComplete } from './commands/ask-to-complete.ts';
import { applySerials, changeSections, undoSerials } from './commands/change-book.ts';
import { exportPlan } from './commands/export-plan.ts';
import { freezeEdition, pullPrinted, readFreezeCheck, unfreezeEdition } from './commands/freeze-edition.ts';
import { keepNumber, keepNumberFor, readOwnNumber } from './commands/keep-number.ts';
import { makeCurrent, openNext, readSwitchCheck } from './commands/open-edition.ts';
import { readPlan } from './commands/plan-numbers.ts';
import { readBook } from './commands/read-book.ts';
import {
  presentBook,
  presentFreezeCheck,
  presentOwnNumber,
  presentPlan,
  presentSwitchCheck,
} from './present.ts';

const hour = 60 * 60;
/** A plan reads every candidate of a section. */
const readingEditions = perAccount({ name: 'edition-reading', times: 1200, perSeconds: hour });
const changingEditions = perAccount({ name: 'edition-changing', times: 300, perSeconds: hour });
/** A member's own page reads it. */
const readingOwnNumber = perAccount({ name: 'own-number', times: 600, perSeconds: hour });

/** For admins: the sections of the book, its serial numbers, and the freeze. For members: the number of before. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: editionBookContract,
    limits: [readingEditions],
    readsSnapshot: readBook,
    present: presentBook,
  });
  mountRoute(router, platform, {
    contract: changeSectionsContract,
    limits: [changingEditions],
    writes: changeSections,
    present: presentBook,
  });
  mountSerials(router, platform);
  mountFreeze(router, platform);
  const own = { limits: [readingOwnNumber], present: presentOwnNumber };
  mountRoute(router, platform, { ...own, contract: ownNumberContract, readsSnapshot: readOwnNumber });
  mountRoute(router, platform, { ...own, contract: keepNumberContract, writes: keepNumber });
});

function mountSerials(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: planSerialsContract,
    limits: [readingEditions],
    readsSnapshot: readPlan,
    present: presentPlan,
  });
  mountRoute(router, platform, {
    contract: planFileContract,
    limits: [changingEditions],
    writes: exportPlan,
    present: (file, { now }) => ({ name: `serial-numbers-${todayInIndia(now)}.csv`, ...file }),
  });
  mountRoute(router, platform, {
    contract: askToCompleteContract,
    limits: [changingEditions],
    writes: askToComplete,
    present: (result) => result,
  });
  mountRoute(router, platform, {
    contract: keepNumberForContract,
    limits: [changingEditions],
    writes: keepNumberFor,
    present: ({ isKept }) => ({ is_kept: isKept }),
  });
  const changes = { limits: [changingEditions], present: presentBook };
  mountRoute(router, platform, { ...changes, contract: applySerialsContract, writes: applySerials });
  mountRoute(router, platform, { ...changes, contract: undoSerialsContract, writes: undoSerials });
}

function mountFreeze(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: freezeCheckContract,
    limits: [readingEditions],
    readsSnapshot: readFreezeCheck,
    present: presentFreezeCheck,
  });
  mountRoute(router, platform, {
    contract: switchCheckContract,
    limits: [readingEditions],
    readsSnapshot: readSwitchCheck,
    present: presentSwitchCheck,
  });
  const changes = { limits: [changingEditions], present: presentBook };
  mountRoute(router, platform, { ...changes, contract: freezeContract, writes: freezeEdition });
  mountRoute(router, platform, { ...changes, contract: unfreezeContract, writes: unfreezeEdition });
  mountRoute(router, platform, { ...changes, contract: pullContract, writes: pullPrinted });
  mountRoute(router, platform, { ...changes, contract: openNextContract, writes: openNext });
  mountRoute(router, platform, { ...changes, contract: makeCurrentContract, writes: makeCurrent });
}
