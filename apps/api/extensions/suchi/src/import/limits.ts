import { byAccount } from '../platform/route.ts';

/** The page asks every two seconds while a sheet is imported. */
export const readingImports = {
  rule: { name: 'import-reading', times: 3600, perSeconds: 3600 },
  subject: byAccount,
};
/** Each reads a whole sheet. */
export const checkingSheets = {
  rule: { name: 'import-checking', times: 300, perSeconds: 3600 },
  subject: byAccount,
};
export const changingImports = {
  rule: { name: 'import-changing', times: 300, perSeconds: 3600 },
  subject: byAccount,
};
export const receivingSheets = {
  rule: { name: 'import-file', times: 60, perSeconds: 3600 },
  subject: byAccount,
};
