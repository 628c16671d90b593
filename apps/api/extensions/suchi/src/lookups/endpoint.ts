import { defineEndpoint } from '@directus/extensions-sdk';
import { addLookupContract, type LookupValue } from '@suchi/contracts/profile';
import { usePlatform } from '../platform/platform.ts';
import { byAccount, mountRoute } from '../platform/route.ts';
import { addLookup } from './commands/add-lookup.ts';

/** More than a family needs. All members share the list, so one member must not fill it. */
const adding = { rule: { name: 'lookup-add', times: 30, perSeconds: 3600 }, subject: byAccount };

export default defineEndpoint((router, context) => {
  mountRoute(router, usePlatform(context), {
    contract: addLookupContract,
    limits: [adding],
    writes: addLookup,
    present: (value: LookupValue) => value,
  });
});
