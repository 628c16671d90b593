import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

const accountFacts = z.object({
  id: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  role: z.nullable(z.string()),
  email_verified: z.boolean(),
  is_tester: z.boolean(),
  is_reactivated: z.boolean(),
  /** Null: not chosen yet. */
  app_language: z.nullable(z.string()),
});

/** By name, so that a secret of the account is never among them. */
export const currentUserFields = Object.keys(accountFacts.shape) as (keyof typeof accountFacts.shape)[];

/** What our pages show a signed-in person of their own account. */
export const currentUser = z.extend(accountFacts, {
  /** Whether home has an order of the book to show. A server of the release before does not say it. */
  has_orders: z.optional(z.boolean()),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The caller's own account. Every page begins with it, so it is not read through the engine's permissions. */
export const currentUserContract = defineContract({
  method: 'GET',
  group: 'qe_auth',
  path: '/me',
  access: 'account',
  input: z.object({}),
  output: currentUser,
});
