import { deleteDownloads } from '../data-use/commands/delete-downloads.ts';
import { deleteOldPurchases } from '../money/treasury/commands/delete-old-purchases.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { deleteOldBooks } from '../print/commands/delete-old-books.ts';
import { deleteOld } from '../retention/commands/delete-old.ts';
import { keepDoing } from './keep-doing.ts';

/** Often enough that it runs in each night. A worker that starts has other work first. */
export const keepRetention = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(
    platform,
    {
      everySeconds: 3600,
      done: 'old rows deleted',
      failed: 'old rows were not deleted',
      waitsFirst: true,
    },
    async (stopped) => {
      const rows = await deleteOld(platform, stopped);
      const downloads = await deleteDownloads(platform);
      const purchases = await deleteOldPurchases(platform, stopped);
      const books = await deleteOldBooks(platform);
      const others = Object.entries({ downloads, purchases, books }).filter(([, count]) => count > 0);
      return { ...rows, ...Object.fromEntries(others) };
    },
  );
