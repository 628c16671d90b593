import { defineEndpoint } from '@directus/extensions-sdk';
import {
  certificatePhotoContract,
  checkIdentityContract,
  closeAccountContract,
  closingPlanContract,
  comeBackContract,
  consentCountsContract,
  enterRequestContract,
  findClosedContract,
  finishRequestContract,
  holdSealedContract,
  openSealedContract,
  ownNomineeContract,
  requestsContract,
  saveNomineeContract,
  sealedAccountsContract,
  takeCertificateContract,
} from '@suchi/contracts/closing';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import { readCertificate, takeCertificate } from './commands/certificates.ts';
import { comeBack, findClosed } from './commands/come-back.ts';
import { changeNominee, closeOwnAccount, readNominee, readPlan } from './commands/own-account.ts';
import {
  checkIdentity,
  enterRequest,
  finishRequest,
  readConsentCounts,
  readRequests,
} from './commands/requests.ts';
import { holdSealed, openSealed, readSealed } from './commands/sealed-accounts.ts';
import {
  presentClosed,
  presentConsentCounts,
  presentFound,
  presentNominee,
  presentPlan,
  presentRequests,
  presentSealed,
} from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'closing-read', times: 600, perSeconds: hour });
const saving = perAccount({ name: 'closing-save', times: 30, perSeconds: hour });
/** The tries of a password. */
const closing = perAccount({ name: 'closing-password', times: 5, perSeconds: hour });
/** Wide, because a whole mobile network can share one. */
const returning = perAddress({ name: 'closing-address', times: 100, perSeconds: 900, isPerAddress: true });
const deskReading = perAccount({ name: 'closing-desk', times: 3000, perSeconds: hour });
const deskWriting = perAccount({ name: 'closing-desk-write', times: 300, perSeconds: hour });
const opening = perAccount({ name: 'closing-open', times: 20, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountOwn(router, platform);
  mountReturn(router, platform);
  mountRequests(router, platform);
  mountSealed(router, platform);
});

function mountOwn(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: closingPlanContract,
    limits: [reading],
    readsSnapshot: readPlan,
    present: presentPlan,
  });
  mountRoute(router, platform, {
    contract: closeAccountContract,
    limits: [closing],
    runs: closeOwnAccount,
    present: presentClosed,
  });
  mountRoute(router, platform, {
    contract: ownNomineeContract,
    limits: [reading],
    readsSnapshot: readNominee,
    present: presentNominee,
  });
  mountRoute(router, platform, {
    contract: saveNomineeContract,
    limits: [saving],
    writes: changeNominee,
    present: (nominee) => ({ nominee }),
  });
}

function mountReturn(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: findClosedContract,
    limits: [returning],
    runs: findClosed,
    present: presentFound,
  });
  mountRoute(router, platform, {
    contract: comeBackContract,
    limits: [returning],
    runs: comeBack,
    present: () => ({}),
  });
}

function mountRequests(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: requestsContract,
    limits: [deskReading],
    readsSnapshot: readRequests,
    present: (found, { caller }) => presentRequests(found, caller.userId),
  });
  mountRoute(router, platform, {
    contract: consentCountsContract,
    limits: [deskReading],
    readsSnapshot: readConsentCounts,
    present: presentConsentCounts,
  });
  mountRoute(router, platform, {
    contract: enterRequestContract,
    limits: [deskWriting],
    writes: enterRequest,
    present: (entered) => entered,
  });
  mountRoute(router, platform, {
    contract: checkIdentityContract,
    limits: [deskWriting],
    writes: checkIdentity,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: takeCertificateContract,
    limits: [deskWriting],
    runs: takeCertificate,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: certificatePhotoContract,
    limits: [deskWriting],
    runs: readCertificate,
    present: (file) => file,
  });
  mountRoute(router, platform, {
    contract: finishRequestContract,
    limits: [deskWriting],
    runs: finishRequest,
    present: () => ({}),
  });
}

function mountSealed(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: sealedAccountsContract,
    limits: [deskReading],
    reads: readSealed,
    present: presentSealed,
  });
  mountRoute(router, platform, {
    contract: holdSealedContract,
    limits: [deskWriting],
    writes: holdSealed,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: openSealedContract,
    limits: [opening],
    runs: openSealed,
    present: (file) => file,
  });
}
