import { defineEndpoint } from '@directus/extensions-sdk';
import {
  reviewContract,
  reviewProfileContract,
  reviewQueueContract,
  reviewReadingContract,
} from '@suchi/contracts/review';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { review } from '../profiles/commands/review.ts';
import { presentStep } from '../profiles/present.ts';
import { readQueue } from './commands/read-queue.ts';
import { readReaders } from './commands/read-readers.ts';
import { readReview } from './commands/read-review.ts';
import { presentQueue, presentReview } from './present.ts';
import { countDecision } from './readers.ts';

const deciding = perAccount({ name: 'review', times: 2000, perSeconds: 3600 });
const reading = perAccount({ name: 'review-reading', times: 6000, perSeconds: 3600 });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: reviewContract,
    limits: [deciding],
    writes: review,
    present: async (result) => {
      await countDecision(platform);
      return presentStep(result);
    },
  });
  mountRoute(router, platform, {
    contract: reviewReadingContract,
    limits: [reading],
    reads: readReaders,
    present: (answer) => answer,
  });
  mountRoute(router, platform, {
    contract: reviewQueueContract,
    limits: [reading],
    reads: readQueue,
    present: presentQueue,
  });
  mountRoute(router, platform, {
    contract: reviewProfileContract,
    limits: [reading],
    readsSnapshot: readReview,
    present: presentReview,
  });
});
