import { defineEndpoint } from '@directus/extensions-sdk';
import {
  answeredGrievanceContract,
  answerGrievanceContract,
  assignGrievanceContract,
  confirmGrievanceContract,
  grievanceCaseContract,
  grievanceMonthsContract,
  grievancePictureContract,
  grievanceQueueContract,
  markSafetyContract,
  noteGrievanceContract,
  ownGrievancesContract,
  recordGrievanceContract,
  reopenGrievanceContract,
  reopenPublicGrievanceContract,
  sendGrievanceContract,
  sendPublicGrievanceContract,
} from '@suchi/contracts/grievances';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import {
  answerGrievance,
  assignGrievance,
  confirmGrievance,
  markSafety,
  noteGrievance,
} from './commands/hear-grievance.ts';
import {
  readCase,
  readMonths,
  readOwnGrievances,
  readPicture,
  readQueue,
} from './commands/read-grievances.ts';
import { readAnswered, reopenGrievance, reopenPublicGrievance } from './commands/reopen-grievance.ts';
import { recordGrievance, sendGrievance, sendPublicGrievance } from './commands/send-grievance.ts';
import { presentCase, presentOwn, presentPublic, presentQueue, presentSent } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'grievance-read', times: 600, perSeconds: hour });
/** More than a person in trouble needs, too few to flood the officer. */
const sending = perAccount({ name: 'grievance-send', times: 10, perSeconds: 24 * hour });
const pictures = perAccount({ name: 'grievance-picture', times: 2000, perSeconds: hour });
const sendingPublic = perAddress({
  name: 'grievance-public',
  times: 20,
  perSeconds: 24 * hour,
  isPerAddress: true,
});
const byLink = perAddress({ name: 'grievance-link', times: 100, perSeconds: hour, isPerAddress: true });
const officeReading = perAccount({ name: 'grievance-desk', times: 6000, perSeconds: hour });
const hearing = perAccount({ name: 'grievance-hear', times: 600, perSeconds: hour });

/** What people complain about, and the office that hears it. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountOwn(router, platform);
  mountPublic(router, platform);
  mountDesk(router, platform);
});

function mountOwn(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: ownGrievancesContract,
    limits: [reading],
    readsSnapshot: readOwnGrievances,
    present: presentOwn,
  });
  mountRoute(router, platform, {
    contract: sendGrievanceContract,
    limits: [sending],
    writes: sendGrievance,
    present: presentSent,
  });
  mountRoute(router, platform, {
    contract: reopenGrievanceContract,
    limits: [sending],
    writes: reopenGrievance,
    present: presentSent,
  });
  mountRoute(router, platform, {
    contract: grievancePictureContract,
    limits: [pictures],
    runs: readPicture,
    present: (picture) => picture,
  });
}

function mountPublic(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: sendPublicGrievanceContract,
    limits: [sendingPublic],
    writes: sendPublicGrievance,
    present: presentPublic,
  });
  mountRoute(router, platform, {
    contract: answeredGrievanceContract,
    limits: [byLink],
    reads: readAnswered,
    present: (answered) => answered,
  });
  mountRoute(router, platform, {
    contract: reopenPublicGrievanceContract,
    limits: [byLink],
    writes: reopenPublicGrievance,
    present: presentPublic,
  });
}

function mountDesk(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: grievanceQueueContract,
    limits: [officeReading],
    readsSnapshot: readQueue,
    present: presentQueue,
  });
  mountRoute(router, platform, {
    contract: grievanceMonthsContract,
    limits: [officeReading],
    reads: readMonths,
    present: (months) => ({ months }),
  });
  mountRoute(router, platform, {
    contract: grievanceCaseContract,
    limits: [officeReading],
    readsSnapshot: readCase,
    present: presentCase,
  });
  const hear = { limits: [hearing], present: ({ id }: { id: number }) => ({ id }) };
  mountRoute(router, platform, { ...hear, contract: confirmGrievanceContract, writes: confirmGrievance });
  mountRoute(router, platform, { ...hear, contract: answerGrievanceContract, writes: answerGrievance });
  mountRoute(router, platform, { ...hear, contract: assignGrievanceContract, writes: assignGrievance });
  mountRoute(router, platform, { ...hear, contract: markSafetyContract, writes: markSafety });
  mountRoute(router, platform, { ...hear, contract: noteGrievanceContract, writes: noteGrievance });
  mountRoute(router, platform, {
    contract: recordGrievanceContract,
    limits: [hearing],
    writes: recordGrievance,
    present: presentSent,
  });
}
