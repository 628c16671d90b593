import { defineEndpoint } from '@directus/extensions-sdk';
import {
  addHolidayContract,
  addLookupContract,
  addLookupTypeContract,
  addLookupValueContract,
  changeHolidayContract,
  deleteHolidayContract,
  deleteLookupContract,
  holidaysContract,
  keepApartContract,
  lookupMergesContract,
  lookupPairsContract,
  lookupTypesContract,
  lookupUsersContract,
  type LookupValue,
  lookupValuesContract,
  markStandardContract,
  mergeLookupsContract,
  readLookupContract,
  renameLookupContract,
  undoMergeContract,
} from '@suchi/contracts/lookups';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import {
  addLookupType,
  addLookupValue,
  deleteLookup,
  markStandard,
  renameLookup,
} from './commands/change-values.ts';
import { addLookup } from './commands/find-or-add.ts';
import { addHoliday, changeHoliday, deleteHoliday, readHolidays } from './commands/holidays.ts';
import { keepApart } from './commands/keep-apart.ts';
import { mergeLookups, undoMerge } from './commands/merge-lookups.ts';
import {
  readLookup,
  readMerges,
  readPairs,
  readTypes,
  readUsers,
  readValues,
} from './commands/read-values.ts';
import {
  presentHoliday,
  presentMerge,
  presentOffered,
  presentType,
  presentUsers,
  presentValue,
} from './present.ts';

const hour = 60 * 60;
/** More than a family needs. All members share the list, so one member must not fill it. */
const addingValues = perAccount({ name: 'lookup-add', times: 30, perSeconds: hour });
/** A form opens a dozen lists, and keeps each for an hour. */
const choosing = perAccount({ name: 'lookup-list', times: 1200, perSeconds: hour });
const readingLists = perAccount({ name: 'lookup-reading', times: 3600, perSeconds: hour });
const changingLists = perAccount({ name: 'lookup-changing', times: 600, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: addLookupContract,
    limits: [addingValues],
    writes: addLookup,
    present: (value: LookupValue) => value,
  });
  mountRoute(router, platform, {
    contract: readLookupContract,
    limits: [choosing],
    reads: readLookup,
    present: (values) => values.map(presentOffered),
  });
  mountReads(router, platform);
  mountChanges(router, platform);
  mountHolidays(router, platform);
});

function mountReads(router: Router, platform: Platform): void {
  const limits = [readingLists];
  mountRoute(router, platform, {
    contract: lookupTypesContract,
    limits,
    reads: readTypes,
    present: (types) => ({ types: types.map(presentType) }),
  });
  mountRoute(router, platform, {
    contract: lookupValuesContract,
    limits,
    reads: readValues,
    present: ({ total, rows }) => ({ total, rows: rows.map(presentValue) }),
  });
  mountRoute(router, platform, {
    contract: lookupUsersContract,
    limits,
    reads: readUsers,
    present: presentUsers,
  });
  mountRoute(router, platform, {
    contract: lookupMergesContract,
    limits,
    reads: readMerges,
    present: (merges) => ({ merges: merges.map(presentMerge) }),
  });
  mountRoute(router, platform, {
    contract: lookupPairsContract,
    limits,
    readsSnapshot: readPairs,
    present: (pairs) => ({
      pairs: pairs.map(({ source, target }) => ({
        source: presentValue(source),
        target: presentValue(target),
      })),
    }),
  });
}

const presentId = ({ id }: { id: number }) => ({ id });

function mountChanges(router: Router, platform: Platform): void {
  const limits = [changingLists];
  const shared = { limits, present: presentId };
  mountRoute(router, platform, {
    contract: addLookupTypeContract,
    limits,
    writes: addLookupType,
    present: ({ name }) => ({ name }),
  });
  mountRoute(router, platform, { contract: addLookupValueContract, writes: addLookupValue, ...shared });
  mountRoute(router, platform, { contract: markStandardContract, writes: markStandard, ...shared });
  mountRoute(router, platform, { contract: renameLookupContract, writes: renameLookup, ...shared });
  mountRoute(router, platform, { contract: deleteLookupContract, writes: deleteLookup, ...shared });
  mountRoute(router, platform, {
    contract: mergeLookupsContract,
    limits,
    writes: mergeLookups,
    present: ({ merge }) => ({ merge }),
  });
  mountRoute(router, platform, { contract: undoMergeContract, writes: undoMerge, ...shared });
  mountRoute(router, platform, {
    contract: keepApartContract,
    limits,
    writes: keepApart,
    present: () => ({}),
  });
}

function mountHolidays(router: Router, platform: Platform): void {
  const shared = { limits: [changingLists], present: presentId };
  mountRoute(router, platform, {
    contract: holidaysContract,
    limits: [readingLists],
    reads: readHolidays,
    present: ({ total, rows }) => ({ total, rows: rows.map(presentHoliday) }),
  });
  mountRoute(router, platform, { contract: addHolidayContract, writes: addHoliday, ...shared });
  mountRoute(router, platform, { contract: changeHolidayContract, writes: changeHoliday, ...shared });
  mountRoute(router, platform, { contract: deleteHolidayContract, writes: deleteHoliday, ...shared });
}
