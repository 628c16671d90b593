import { defineEndpoint } from '@directus/extensions-sdk';
import {
  askDownloadContract,
  downloadFileContract,
  ownDataContract,
  usesContract,
} from '@suchi/contracts/privacy';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { askDownload, readDownload, readOwnData } from './commands/own-download.ts';
import { readUses } from './commands/read-uses.ts';
import { presentOwnData, presentUses } from './present.ts';

const hour = 3600;
const reading = perAccount({ name: 'data-use-read', times: 600, perSeconds: hour });
/** Also tries of the password. */
const asking = perAccount({ name: 'data-download-ask', times: 5, perSeconds: hour });
const downloading = perAccount({ name: 'data-download', times: 20, perSeconds: hour });

/** What happened with a family's data, and all of it as a file. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: usesContract,
    limits: [reading],
    readsSnapshot: readUses,
    present: presentUses,
  });
  const own = { present: presentOwnData };
  mountRoute(router, platform, {
    ...own,
    contract: ownDataContract,
    limits: [reading],
    readsSnapshot: readOwnData,
  });
  mountRoute(router, platform, {
    ...own,
    contract: askDownloadContract,
    limits: [asking],
    writes: askDownload,
  });
  mountRoute(router, platform, {
    contract: downloadFileContract,
    limits: [downloading],
    runs: readDownload,
    present: (file) => file,
  });
});
