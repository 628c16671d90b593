import { defineEndpoint } from '@directus/extensions-sdk';
import {
  answerMelawaContract,
  mailPassContract,
  newPassContract,
  ownMelawaContract,
  ownPassContract,
  payMelawaContract,
} from '@suchi/contracts/melawa';
import type { Router } from 'express';
import { presentOwnPayment } from '../money/payments/present.ts';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { answerMelawa } from './answers/commands/answer.ts';
import { readOwn } from './answers/commands/load-own.ts';
import { payMelawa } from './answers/commands/pay.ts';
import { presentOwn } from './answers/present.ts';
import { mailOwnPass, makeNewPass, readOwnPass } from './passes/commands/own-pass.ts';
import { presentOwnPass } from './passes/present.ts';

const hour = 60 * 60;
/** Home asks it each time it is opened. */
const reading = perAccount({ name: 'melawa-read', times: 3000, perSeconds: hour });
const answering = perAccount({ name: 'melawa-answer', times: 120, perSeconds: hour });
/** Each can make an order at the provider. */
const paying = perAccount({ name: 'melawa-pay', times: 60, perSeconds: hour });
/** Each sends a mail with a print. */
const passing = perAccount({ name: 'melawa-pass', times: 10, perSeconds: hour });

/** What families ask of the melawa. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountAnswers(router, platform);
  mountPasses(router, platform);
});

function mountAnswers(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownMelawaContract,
    limits: [reading],
    readsSnapshot: readOwn,
    present: (facts, call) => facts && presentOwn(facts, call),
  });
  mountRoute(router, platform, {
    contract: answerMelawaContract,
    limits: [answering],
    writes: answerMelawa,
    present: presentOwn,
  });
  mountRoute(router, platform, {
    contract: payMelawaContract,
    limits: [paying],
    runs: payMelawa,
    present: ({ payment, buyer }) => presentOwnPayment(payment, buyer, platform.env),
  });
}

function mountPasses(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownPassContract,
    limits: [reading],
    readsSnapshot: readOwnPass,
    present: presentOwnPass,
  });
  mountRoute(router, platform, {
    contract: newPassContract,
    limits: [passing],
    writes: makeNewPass,
    present: presentOwnPass,
  });
  mountRoute(router, platform, {
    contract: mailPassContract,
    limits: [passing],
    writes: mailOwnPass,
    present: (mailed) => ({ mailed }),
  });
}
