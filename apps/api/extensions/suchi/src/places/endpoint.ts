import { defineEndpoint } from '@directus/extensions-sdk';
import { searchPlacesContract } from '@suchi/contracts/places';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { searchPlaces } from './commands/search-places.ts';
import { presentPlaces } from './present.ts';

/** One search a second: the field waits for a pause in typing. */
const typing = perAccount({ name: 'places', times: 60, perSeconds: 60 });

export default defineEndpoint((router, context) => {
  mountRoute(router, usePlatform(context), {
    contract: searchPlacesContract,
    limits: [typing],
    reads: searchPlaces,
    present: presentPlaces,
  });
});
