import { defineEndpoint } from '@directus/extensions-sdk';
import { reviewContract } from '@suchi/contracts';
import { usePlatform } from '../platform/platform.ts';
import { byAccount, mountRoute, staff } from '../platform/route.ts';
import { review } from '../profiles/commands/review.ts';
import { presentStanding } from '../profiles/present.ts';

export default defineEndpoint((router, context) => {
  mountRoute(router, usePlatform(context), {
    contract: reviewContract,
    limits: [{ rule: { name: 'review', times: 2000, perSeconds: 3600 }, subject: byAccount }],
    who: staff,
    command: review,
    present: presentStanding,
  });
});
