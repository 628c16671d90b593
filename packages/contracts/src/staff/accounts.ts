import * as z from 'zod/mini';

import { emailAddress, mobile } from '../accounts/accounts.ts';
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

/** Mails a member the link for a new password, as the login page does. */
export const sendResetLinkContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/send_reset_link',
  access: 'admin',
  input: z.object({ user_id: z.uuid() }),
  output: z.object({}),
});

/**
 * Corrects a member's e-mail address or mobile number and tells the address of before. A new e-mail address has to be
 * verified, and logs out all devices.
 */
export const correctContactContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/correct_contact',
  access: 'admin',
  input: z.object({
    user_id: z.uuid(),
    email: z.optional(emailAddress),
    mobile: z.optional(mobile),
    reason: staffReason,
  }),
  output: z.object({}),
});

/** Logs a member out on all devices. */
export const signOutMemberContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/sign_out',
  access: 'admin',
  input: z.object({ user_id: z.uuid() }),
  output: z.object({}),
});
