import { demoLoginNames } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** Signs in as an invented person of a demo. No other installation has it. */
export const demoSignInContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/demo_sign_in',
  access: 'visitor',
  input: z.object({ login: z.enum(demoLoginNames) }),
  output: z.object({ user_id: z.string() }),
});
