import { browserNames, systemNames } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** One device on which the account is signed in. */
export const signedInDevice = z.object({
  id: z.string(),
  browser: z.nullable(z.enum(browserNames)),
  system: z.nullable(z.enum(systemNames)),
  is_current: z.boolean(),
  /** Whether it stays signed in after the browser is closed. */
  is_kept: z.boolean(),
  signed_in_at: z.string(),
  seen_at: z.string(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** The devices on which the account is signed in, this one first. */
export const signedInDevicesContract = defineContract({
  method: 'GET',
  group: 'qe_session',
  path: '/list',
  access: 'account',
  input: z.object({}),
  output: z.object({ devices: z.array(signedInDevice) }),
});

/** Signs one other device out. Succeeds if it is already signed out. */
export const endSessionContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/end',
  access: 'account',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
});

/** Signs out all other devices. */
export const endOtherSessionsContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/end_others',
  access: 'account',
  input: z.object({}),
  output: z.object({}),
});
