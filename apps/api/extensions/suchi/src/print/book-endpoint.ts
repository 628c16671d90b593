import { defineEndpoint } from '@directus/extensions-sdk';
import {
  bookDeskContract,
  bookFileContract,
  bookPageContract,
  bookPlaceContract,
  handOverBookContract,
  resumeBookContract,
  startBookContract,
  stopBookContract,
} from '@suchi/contracts/print';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute } from '../platform/route.ts';
import { handOverBook, resumeBook, startBook, stopBook } from './commands/change-book-job.ts';
import { readBookDesk } from './commands/read-book-desk.ts';
import { downloadBook, drawBookPage, findBookPlace } from './commands/read-book-file.ts';
import { changingBooks, downloadingBooks, readingBooks } from './limits.ts';
import { presentBookDesk } from './present-book.ts';

/** For admins: the files of the book. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const reading = { limits: [readingBooks] };
  const changing = { limits: [changingBooks], present: ({ job }: { job: number }) => ({ job }) };
  mountRoute(router, platform, {
    ...reading,
    contract: bookDeskContract,
    readsSnapshot: readBookDesk,
    present: presentBookDesk,
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
