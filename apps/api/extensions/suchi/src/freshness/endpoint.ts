import { defineEndpoint } from '@directus/extensions-sdk';
import {
  answerContract,
  answerLinkContract,
  callsContract,
  callsFileContract,
  linkQuestionContract,
  ownQuestionContract,
  recordCallContract,
} from '@suchi/contracts/freshness';
import { todayInIndia } from '@suchi/domain/basics';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { answerLinked, answerOwn, readLinked } from './commands/answer-question.ts';
import { exportCalls, readCalls, recordCall } from './commands/call-families.ts';
import { readOwnQuestion } from './commands/read-question.ts';
import { presentAnswered, presentCalls, presentOwnQuestion } from './present.ts';

const hour = 60 * 60;
const reading = perAccount({ name: 'freshness-own', times: 3000, perSeconds: hour });
const answering = perAccount({ name: 'freshness-answer', times: 60, perSeconds: hour });
/** Wide: a whole village can share an address. */
const linking = perAddress({ name: 'freshness-link', times: 600, perSeconds: hour, isPerAddress: true });
const calling = perAccount({ name: 'freshness-calls', times: 3000, perSeconds: hour });
const exporting = perAccount({ name: 'freshness-file', times: 60, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountAnswers(router, platform);
  mountCalls(router, platform);
});

function mountAnswers(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownQuestionContract,
    limits: [reading],
    reads: readOwnQuestion,
    present: presentOwnQuestion,
  });
  mountRoute(router, platform, {
    contract: answerContract,
    limits: [answering],
    writes: answerOwn,
    present: presentAnswered,
  });
  mountRoute(router, platform, {
    contract: linkQuestionContract,
    limits: [linking],
    reads: readLinked,
    present: ({ name, ...answered }) => ({ name, ...presentAnswered(answered) }),
  });
  mountRoute(router, platform, {
    contract: answerLinkContract,
    limits: [linking],
    writes: answerLinked,
    present: presentAnswered,
  });
}

function mountCalls(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: callsContract,
    limits: [calling],
    reads: readCalls,
    present: presentCalls,
  });
  mountRoute(router, platform, {
    contract: recordCallContract,
    limits: [calling],
    writes: recordCall,
    present: () => ({ called: true }),
  });
  mountRoute(router, platform, {
    contract: callsFileContract,
    limits: [exporting],
    runs: exportCalls,
    present: ({ rows, content }, { now }) => ({
      name: `calls-${todayInIndia(now)}.csv`,
      rows,
      content,
    }),
  });
}
