import { queryDatabase } from '@suchi/testing';
import { registerMember } from './member.ts';
import { type Asking, type BrowserSession, signInBrowser } from './sign-in.ts';
import { suiteDatabase } from './stack-urls.ts';

/** A member of staff of this test's own. No page appoints staff yet, so the database gives the role of the demo's admin. */
export async function appointStaff(
  asking: Asking,
  names: { first_name: string; last_name: string },
): Promise<BrowserSession> {
  const { email, password, session } = await registerMember(asking, names);
  await queryDatabase(
    suiteDatabase,
    'update directus_users set role = (select role from directus_users where email = $1) where id = $2',
    [asking.stack.logins.admin.email, session.userId],
  );
  return signInBrowser(asking, { email, password });
}
