import * as z from 'zod/mini';

import { defineContract } from '../basics/endpoint.ts';
import { staffReason } from './people.ts';

/** Closes a member's account until it is restored: sessions end, search no longer shows the profile. */
export const suspendAccountContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/suspend',
  access: 'review',
  input: z.object({ user_id: z.uuid(), reason: staffReason }),
  output: z.object({}),
});

export const restoreAccountContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/restore',
  access: 'review',
  input: z.object({ user_id: z.uuid(), reason: staffReason }),
  output: z.object({}),
});
