import { defineEndpoint } from '@directus/extensions-sdk';
import {
  confirmProofContract,
  mistakesContract,
  openProofContract,
  ownProofContract,
  proofAnswersFileContract,
  proofRoundContract,
  remindProofContract,
  reportMistakesContract,
  settleMistakeContract,
  withdrawProofContract,
} from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { confirmProof, reportMistakes, withdrawProof } from './commands/answer-proof.ts';
import { exportAnswers } from './commands/export-answers.ts';
import { readOwnProof } from './commands/read-proof.ts';
import { openRound, readProofRound, remindRound } from './commands/run-round.ts';
import { readMistakes, settleMistake } from './commands/settle-mistake.ts';
import { presentMistakes, presentOwnProof, presentRound } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'proof-read', times: 600, perSeconds: hour });
const answering = perAccount({ name: 'proof-answer', times: 60, perSeconds: hour });
const officeReading = perAccount({ name: 'proof-desk', times: 3000, perSeconds: hour });
const exporting = perAccount({ name: 'proof-export', times: 120, perSeconds: hour });
const deciding = perAccount({ name: 'proof-decide', times: 1200, perSeconds: hour });

/** The proof round: each family checks its page before it is printed, and the office puts right what is wrong. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: ownProofContract,
    limits: [reading],
    readsSnapshot: readOwnProof,
    present: presentOwnProof,
  });
  const answer = { limits: [answering], present: presentOwnProof };
  mountRoute(router, platform, { ...answer, contract: confirmProofContract, writes: confirmProof });
  mountRoute(router, platform, { ...answer, contract: reportMistakesContract, writes: reportMistakes });
  mountRoute(router, platform, { ...answer, contract: withdrawProofContract, writes: withdrawProof });
  mountRoute(router, platform, {
    contract: proofRoundContract,
    limits: [officeReading],
    readsSnapshot: readProofRound,
    present: presentRound,
  });
  mountRoute(router, platform, {
    contract: openProofContract,
    limits: [deciding],
    writes: openRound,
    present: presentRound,
  });
  mountRoute(router, platform, {
    contract: remindProofContract,
    limits: [deciding],
    writes: remindRound,
    present: (facts, call) => ({ ...presentRound(facts, call), mailed: facts.mailed }),
  });
  mountRoute(router, platform, {
    contract: proofAnswersFileContract,
    limits: [exporting],
    runs: exportAnswers,
    present: (file, { now }) => ({ name: `proof-answers-${todayInIndia(now)}.csv`, ...file }),
  });
  mountRoute(router, platform, {
    contract: mistakesContract,
    limits: [officeReading],
    readsSnapshot: readMistakes,
    present: presentMistakes,
  });
  mountRoute(router, platform, {
    contract: settleMistakeContract,
    limits: [deciding],
    writes: settleMistake,
    present: ({ state }) => ({ state }),
  });
});
