import { defineEndpoint } from '@directus/extensions-sdk';
import {
  answerInterestContract,
  closeInterestContract,
  familyCountsContract,
  familyListContract,
  interestSheetContract,
  oneInterestContract,
  remindFamilyContract,
  seeInterestContract,
  sendInterestContract,
  undoAnswerContract,
  withdrawInterestContract,
} from '@suchi/contracts/families';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import {
  answerInterest,
  closeInterest,
  remindFamily,
  seeInterest,
  sendInterest,
  undoAnswer,
  withdrawInterest,
} from './commands/change-interest.ts';
import { readFamilies, readFamilyCounts, readInterest, readInterestSheet } from './commands/read-families.ts';
import {
  presentCounts,
  presentFamilies,
  presentInterestSheet,
  presentOne,
  presentOneWithSteps,
} from './present-families.ts';

const hour = 3600;
const reading = perAccount({ name: 'families-read', times: 3000, perSeconds: hour });
/** Sending also has limits of the association; this one protects the database. */
const sending = perAccount({ name: 'families-send', times: 120, perSeconds: hour });
const acting = perAccount({ name: 'families-act', times: 600, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountReads(router, platform);
  mountSteps(router, platform);
});

function mountReads(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: familyListContract,
    limits: [reading],
    readsSnapshot: readFamilies,
    present: presentFamilies,
  });
  mountRoute(router, platform, {
    contract: familyCountsContract,
    limits: [reading],
    reads: readFamilyCounts,
    present: presentCounts,
  });
  mountRoute(router, platform, {
    contract: oneInterestContract,
    limits: [reading],
    readsSnapshot: readInterest,
    present: presentOneWithSteps,
  });
  mountRoute(router, platform, {
    contract: interestSheetContract,
    limits: [reading],
    readsSnapshot: readInterestSheet,
    present: presentInterestSheet,
  });
}

function mountSteps(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: sendInterestContract,
    limits: [sending],
    writes: sendInterest,
    present: presentOne,
  });
  mountRoute(router, platform, {
    contract: seeInterestContract,
    limits: [reading],
    writes: seeInterest,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: answerInterestContract,
    limits: [acting],
    writes: answerInterest,
    present: presentOne,
  });
  mountRoute(router, platform, {
    contract: undoAnswerContract,
    limits: [acting],
    writes: undoAnswer,
    present: presentOne,
  });
  mountRoute(router, platform, {
    contract: remindFamilyContract,
    limits: [acting],
    writes: remindFamily,
    present: presentOne,
  });
  mountRoute(router, platform, {
    contract: withdrawInterestContract,
    limits: [acting],
    writes: withdrawInterest,
    present: presentOne,
  });
  mountRoute(router, platform, {
    contract: closeInterestContract,
    limits: [acting],
    writes: closeInterest,
    present: presentOne,
  });
}
