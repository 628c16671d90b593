import { mailTopics } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { signedToken } from '../basics/signed-token.ts';

/** Which mails. A link of the release before names none. */
const of = z._default(z.enum(mailTopics), 'bulk');

/** One click in the mail program (RFC 8058): it posts a form without cookies. The token is the permission. */
export const unsubscribeContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/unsubscribe',
  access: 'visitor',
  bytes: {
    contentTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    maxBytes: 4 * 1024,
    wrongType: 'UNSUBSCRIBE_LINK_INVALID',
    tooLarge: 'UNSUBSCRIBE_LINK_INVALID',
  },
  input: z.object({ token: signedToken, of }),
  output: z.object({ wants_mail: z.boolean() }),
});

/** The same address in a browser leads to our page; opening it changes nothing. */
export const openUnsubscribeContract = defineContract({
  method: 'GET',
  group: 'qe_bulk_mail',
  path: '/unsubscribe',
  access: 'visitor',
  isRedirect: true,
  input: z.object({ token: signedToken, of }),
  output: z.object({ location: z.string() }),
});

/** What the page does: stops these mails, or takes that back. */
export const mailChoiceContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/choice',
  access: 'visitor',
  input: z.object({ token: signedToken, of, wants_mail: z.boolean() }),
  output: z.object({ wants_mail: z.boolean() }),
});

/** Whether the caller gets these mails; null without a profile, or without a saved search. */
export const ownMailChoiceContract = defineContract({
  method: 'GET',
  group: 'qe_bulk_mail',
  path: '/own_choice',
  input: z.object({ of }),
  output: z.object({ wants_mail: z.nullable(z.boolean()) }),
});

export const setOwnMailChoiceContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/choose',
  input: z.object({ of, wants_mail: z.boolean() }),
  output: z.object({ wants_mail: z.boolean() }),
});
