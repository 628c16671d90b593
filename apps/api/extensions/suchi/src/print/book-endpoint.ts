import { defineEndpoint } from '@directus/extensions-sdk';
import {
  bookOverviewContract,
  bookFileContract,
  bookPageContract,
  bookPlaceContract,
  handOverBookContract,
  resumeBookContract,
  startBookContract,
  stopBookContract,
} from '@suchi/contracts/print';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { handOverBook, resumeBook, startBook, stopBook } from './commands/change-book-job.ts';
import { readBookOverview } from './commands/read-book-overview.ts';
import { downloadBook, drawBookPage, findBookPlace } from './commands/read-book-file.ts';
import { presentBookOverview } from './present-book.ts';

const hour = 60 * 60;
/** The page of the book asks every few seconds while a file is made, and shows two pages at a time. */
const readingBooks = perAccount({ name: 'book-reading', times: 3600, perSeconds: hour });
const changingBooks = perAccount({ name: 'book-changing', times: 60, perSeconds: hour });
const downloadingBooks = perAccount({ name: 'book-downloading', times: 30, perSeconds: hour });

/** For admins: the files of the book. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const reading = { limits: [readingBooks] };
  const changing = { limits: [changingBooks], present: ({ job }: { job: number }) => ({ job }) };
  mountRoute(router, platform, {
    ...reading,
    contract: bookOverviewContract,
    readsSnapshot: readBookOverview,
    present: presentBookOverview,
  });
  mountRoute(router, platform, { ...changing, contract: startBookContract, writes: startBook });
  mountRoute(router, platform, { ...changing, contract: resumeBookContract, writes: resumeBook });
  mountRoute(router, platform, { ...changing, contract: stopBookContract, writes: stopBook });
  mountRoute(router, platform, { ...changing, contract: handOverBookContract, writes: handOverBook });
  mountRoute(router, platform, {
    contract: bookFileContract,
    limits: [downloadingBooks],
    runs: downloadBook,
    present: (file) => file,
  });
  mountRoute(router, platform, {
    ...reading,
    contract: bookPageContract,
    runs: drawBookPage,
    present: (file) => file,
  });
  mountRoute(router, platform, {
    ...reading,
    contract: bookPlaceContract,
    runs: findBookPlace,
    present: ({ page }) => ({ page }),
  });
});
