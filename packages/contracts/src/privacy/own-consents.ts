import { consentEvents, consentWays, purposes } from '@suchi/domain/consent';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

const purpose = z.enum(purposes);

/** Null: nobody answered, and the rule for all profiles decides. */
const since = z.nullable(z.string());

export const ownConsents = z.object({
  purposes: z.array(
    z.object({
      purpose,
      is_on: z.boolean(),
      since,
      waits: z.boolean(),
      /** A new notice changed it, and nobody answered since. A server of the release before does not say it. */
      is_asked_again: z._default(z.boolean(), false),
    }),
  ),
  /** The last one that was read with an answer. */
  notice: z.nullable(z.object({ version: z.int(), at: z.string(), language: z.nullable(z.string()) })),
  /** Whose own word counts; null where that of the account does. */
  candidate: z.nullable(
    z.object({
      name: z.string(),
      /** The last link; null before the first. */
      asked: z.nullable(z.object({ email: z.string(), at: z.string(), is_answered: z.boolean() })),
    }),
  ),
  /** Staff hide the profile, whatever its family answered. */
  is_hidden_by_staff: z.boolean(),
});
export type OwnConsents = z.infer<typeof ownConsents>;

/** What the caller's profile may be used for; null before there is a profile. */
export const ownConsentsContract = defineContract({
  method: 'GET',
  group: 'qe_privacy',
  path: '/consents',
  input: z.object({}),
  output: z.nullable(ownConsents),
});

/** Switches one purpose, at once. */
export const setConsentContract = defineContract({
  method: 'POST',
  group: 'qe_privacy',
  path: '/set_consent',
  input: z.object({ purpose, is_on: z.boolean() }),
  output: z.nullable(ownConsents),
});

/** The family opened the newest notice. It is no consent. */
export const noticeReadContract = defineContract({
  method: 'POST',
  group: 'qe_privacy',
  path: '/notice_read',
  input: z.object({}),
  output: z.object({}),
});

/** Who added a line: the account of the profile, its author by a mail's link, the candidate, or somebody of the association. */
export const consentAuthors = ['account', 'link', 'candidate', 'office', 'nobody'] as const;

const line = z.object({
  id: z.int(),
  event: z.enum(consentEvents),
  at: z.string(),
  way: z.enum(consentWays),
  by: z.enum(consentAuthors),
  /** Of the account or of who acted for the office; null where nobody was signed in, or the account is gone. */
  name: z.nullable(z.string()),
  notice: z.nullable(z.int()),
  language: z.nullable(z.string()),
});
export type ConsentLine = z.infer<typeof line>;

/** All answers about one purpose, newest first. */
export const consentHistoryContract = defineContract({
  method: 'GET',
  group: 'qe_privacy',
  path: '/history',
  input: z.object({ purpose }),
  output: z.object({ lines: z.array(line) }),
});
