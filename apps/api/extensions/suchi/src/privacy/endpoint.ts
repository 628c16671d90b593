import { defineEndpoint } from '@directus/extensions-sdk';
import {
  askCandidateContract,
  candidateAnswerContract,
  candidateQuestionContract,
  consentHistoryContract,
  noticeReadContract,
  ownConsentsContract,
  paperConsentsContract,
  setConsentContract,
} from '@suchi/contracts/privacy';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount, perAddress } from '../platform/route.ts';
import {
  answerAsCandidate,
  askCandidate,
  readCandidateQuestion,
  recordPaper,
} from './commands/candidates-word.ts';
import { noteNoticeRead, readConsentHistory, readOwnConsents, setConsent } from './commands/own-consents.ts';
import { presentHistory, presentOwnConsents } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'privacy-read', times: 600, perSeconds: hour });
/** Each adds a line that stays. */
const switching = perAccount({ name: 'privacy-switch', times: 60, perSeconds: hour });

/** Each is a mail to somebody who may not know of us. */
const asking = perAccount({ name: 'privacy-ask', times: 5, perSeconds: 24 * hour });
/** Wide: a whole village can share an address. */
const answering = perAddress({ name: 'privacy-answer', times: 300, perSeconds: hour, isPerAddress: true });

/** A family's own data: what it may be used for. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: ownConsentsContract,
    limits: [reading],
    readsSnapshot: readOwnConsents,
    present: presentOwnConsents,
  });
  mountRoute(router, platform, {
    contract: consentHistoryContract,
    limits: [reading],
    readsSnapshot: readConsentHistory,
    present: presentHistory,
  });
  mountRoute(router, platform, {
    contract: setConsentContract,
    limits: [switching],
    writes: setConsent,
    present: presentOwnConsents,
  });
  mountRoute(router, platform, {
    contract: noticeReadContract,
    limits: [switching],
    writes: noteNoticeRead,
    present: () => ({}),
  });
  mountCandidatesWord(router, platform);
});

function mountCandidatesWord(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: askCandidateContract,
    limits: [asking],
    writes: askCandidate,
    present: presentOwnConsents,
  });
  mountRoute(router, platform, {
    contract: paperConsentsContract,
    limits: [switching],
    writes: recordPaper,
    present: () => ({}),
  });
  mountRoute(router, platform, {
    contract: candidateQuestionContract,
    limits: [answering],
    reads: readCandidateQuestion,
    present: (question) => question,
  });
  mountRoute(router, platform, {
    contract: candidateAnswerContract,
    limits: [answering],
    writes: answerAsCandidate,
    present: () => ({}),
  });
}
