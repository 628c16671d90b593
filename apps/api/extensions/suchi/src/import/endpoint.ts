import { defineEndpoint } from '@directus/extensions-sdk';
import {
  discardImportContract,
  importCheckContract,
  importChoicesContract,
  currentImportContract,
  importFileContract,
  importReportContract,
  importResultContract,
  startImportContract,
} from '@suchi/contracts/import';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { chooseColumns, discardSheet, receiveSheet, startImport } from './commands/change-sheet.ts';
import { checkSheet, readResult } from './commands/check-sheet.ts';
import { readCurrentImport } from './commands/read-current-import.ts';
import { reportSheet } from './commands/report-sheet.ts';
import { presentCurrentImport } from './present.ts';

const hour = 60 * 60;
/** The page asks every two seconds while a sheet is imported. */
const readingImports = perAccount({ name: 'import-reading', times: 3600, perSeconds: hour });
/** Each reads a whole sheet. */
const checkingSheets = perAccount({ name: 'import-checking', times: 300, perSeconds: hour });
const changingImports = perAccount({ name: 'import-changing', times: 300, perSeconds: hour });
const receivingSheets = perAccount({ name: 'import-file', times: 60, perSeconds: hour });

const present = ({ job }: { job: number }) => ({ job });

/** For admins: the import of a sheet. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const changing = { limits: [changingImports], present };
  mountRoute(router, platform, {
    contract: currentImportContract,
    limits: [readingImports],
    reads: readCurrentImport,
    present: presentCurrentImport,
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
