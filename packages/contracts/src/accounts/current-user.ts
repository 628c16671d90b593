import * as z from 'zod/mini';

/** The fields of their own account that a signed-in person may read; each is requested by name. */
export const currentUser = z.object({
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
export type CurrentUser = z.infer<typeof currentUser>;

/** The fields to request at `/users/me`. */
export const currentUserFields = Object.keys(currentUser.shape);
