import { defineEndpoint } from '@directus/extensions-sdk';
import {
  applySerialsContract,
  changeSectionsContract,
  editionBookContract,
  planSerialsContract,
  undoSerialsContract,
} from '@suchi/contracts/print';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute } from '../platform/route.ts';
import { applySerials, changeSections, undoSerials } from './commands/change-book.ts';
import { readPlan } from './commands/plan-numbers.ts';
import { readBook } from './commands/read-book.ts';
import { changingEditions, readingEditions } from './limits.ts';
import { presentBook, presentPlan } from './present.ts';

/** For admins: the sections of the book and its serial numbers. */
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
  mountRoute(router, platform, {
    contract: planSerialsContract,
    limits: [readingEditions],
    readsSnapshot: readPlan,
    present: presentPlan,
  });
  mountRoute(router, platform, {
    contract: applySerialsContract,
    limits: [changingEditions],
    writes: applySerials,
    present: presentBook,
  });
  mountRoute(router, platform, {
    contract: undoSerialsContract,
    limits: [changingEditions],
    writes: undoSerials,
    present: presentBook,
  });
});
