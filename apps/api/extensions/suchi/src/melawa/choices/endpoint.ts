import { defineEndpoint } from '@directus/extensions-sdk';
import {
  checkSlipContract,
  finishSlipContract,
  lookUpContract,
  melawaThanksContract,
  openSlipContract,
  ownChoicesContract,
  ownPairsContract,
  saveSlipContract,
  sayMelawaContract,
  sendChoicesContract,
  slipDeskContract,
  slipPaperContract,
  tapPairContract,
  tellOnPaperContract,
} from '@suchi/contracts/melawa';
import type { Router } from 'express';
import { readThumb } from '../../media/commands/read-thumb.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { type Platform, usePlatform } from '../../platform/platform.ts';
import { type Call, mountRoute, perAccount } from '../../platform/route.ts';
import { lookUp } from './commands/look-up.ts';
import { readOwnPairs, tapPair } from './commands/pairs.ts';
import { readPaper, tellOnPaper } from './commands/paper.ts';
import { readOwn } from './commands/read-own.ts';
import { sendList } from './commands/send-list.ts';
import { checkSlip, endSlip, openSlip, readDesk, saveSlip } from './commands/slips.ts';
import { readThanks, say } from './commands/thanks.ts';
import {
  presentChecked,
  presentDesk,
  presentFound,
  presentOwn,
  presentPairs,
  presentPaper,
  presentSent,
  presentTold,
} from './present.ts';

type Thumbed = Parameters<typeof readThumb>;

const thumbOf =
  ({ platform, schema }: Pick<Call<unknown, RoleCaller>, 'platform' | 'schema'>) =>
  (photo: Thumbed[2]) =>
    readThumb(platform, schema, photo);

const hour = 60 * 60;
/** A page that waits for the pairs asks every few seconds. */
const reading = perAccount({ name: 'choice-read', times: 1500, perSeconds: hour });
/** The event allows fewer; the same number again is free. */
const lookingUp = perAccount({ name: 'choice-look-up', times: 300, perSeconds: hour });
const sending = perAccount({ name: 'choice-send', times: 120, perSeconds: hour });
const tapping = perAccount({ name: 'choice-tap', times: 120, perSeconds: hour });
/** A slip of ten lines is checked line by line. */
const typing = perAccount({ name: 'choice-slips', times: 6000, perSeconds: hour });

/** Choices of the melawa: look-ups, sealed lists, paper slips, and the pairs that come of them. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountLists(router, platform);
  mountPairs(router, platform);
  mountSlips(router, platform);
});

function mountLists(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownChoicesContract,
    limits: [reading],
    readsSnapshot: readOwn,
    present: presentOwn,
  });
  mountRoute(router, platform, {
    contract: lookUpContract,
    limits: [lookingUp],
    writes: lookUp,
    present: (found, call) => presentFound(found, thumbOf(call)),
  });
  mountRoute(router, platform, {
    contract: sendChoicesContract,
    limits: [sending],
    writes: sendList,
    present: (list) => ({ sent: presentSent(list) }),
  });
}

function mountPairs(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownPairsContract,
    limits: [reading],
    readsSnapshot: readOwnPairs,
    present: (pairs, call) => presentPairs(pairs, thumbOf(call)),
  });
  mountRoute(router, platform, {
    contract: tapPairContract,
    limits: [tapping],
    writes: tapPair,
    present: (pairs, call) => presentPairs(pairs, thumbOf(call)),
  });
  mountRoute(router, platform, {
    contract: melawaThanksContract,
    limits: [reading],
    readsSnapshot: readThanks,
    present: (thanks) => ({ thanks }),
  });
  mountRoute(router, platform, {
    contract: sayMelawaContract,
    limits: [tapping],
    writes: say,
    present: () => ({}),
  });
}

function mountSlips(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: slipDeskContract,
    limits: [reading],
    readsSnapshot: readDesk,
    present: presentDesk,
  });
  mountRoute(router, platform, {
    contract: openSlipContract,
    limits: [typing],
    reads: openSlip,
    present: (opened) => opened,
  });
  mountRoute(router, platform, {
    contract: checkSlipContract,
    limits: [typing],
    reads: checkSlip,
    present: presentChecked,
  });
  mountRoute(router, platform, {
    contract: saveSlipContract,
    limits: [typing],
    writes: saveSlip,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: finishSlipContract,
    limits: [typing],
    writes: endSlip,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: slipPaperContract,
    limits: [typing],
    reads: readPaper,
    present: presentPaper,
  });
  mountRoute(router, platform, {
    contract: tellOnPaperContract,
    limits: [typing],
    writes: tellOnPaper,
    present: presentTold,
  });
}
