import { defineEndpoint } from '@directus/extensions-sdk';
import {
  discardImportContract,
  importCheckContract,
  importChoicesContract,
  importDeskContract,
  importFileContract,
  importReportContract,
  importResultContract,
  startImportContract,
} from '@suchi/contracts/office';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute } from '../platform/route.ts';
import { chooseColumns, discardSheet, receiveSheet, startImport } from './commands/change-sheet.ts';
import { checkSheet, readResult } from './commands/check-sheet.ts';
import { readDesk } from './commands/read-desk.ts';
import { reportSheet } from './commands/report-sheet.ts';
import { changingImports, checkingSheets, readingImports, receivingSheets } from './limits.ts';
import { presentDesk } from './present.ts';

const present = ({ job }: { job: number }) => ({ job });

/** For admins: the import of a sheet. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const changing = { limits: [changingImports], present };
  mountRoute(router, platform, {
    contract: importDeskContract,
    limits: [readingImports],
    reads: readDesk,
    present: presentDesk,
  });
  mountRoute(router, platform, {
    contract: importFileContract,
    limits: [receivingSheets],
    runs: receiveSheet,
    present,
  });
  mountRoute(router, platform, { ...changing, contract: importChoicesContract, writes: chooseColumns });
  mountRoute(router, platform, { ...changing, contract: startImportContract, writes: startImport });
  mountRoute(router, platform, { ...changing, contract: discardImportContract, writes: discardSheet });
  mountRoute(router, platform, {
    contract: importCheckContract,
    limits: [checkingSheets],
    runs: checkSheet,
    present: (check) => check,
  });
  mountRoute(router, platform, {
    contract: importReportContract,
    limits: [checkingSheets],
    runs: reportSheet,
    present: (file) => file,
  });
  mountRoute(router, platform, {
    contract: importResultContract,
    limits: [readingImports],
    reads: readResult,
    present: ({ rows }) => ({ rows }),
  });
});
