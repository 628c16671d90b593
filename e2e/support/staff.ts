import { queryDatabase } from '@suchi/testing';
import { registerMember } from './member.ts';
import { type Asking, type BrowserSession, postAsPage, signInBrowser } from './sign-in.ts';
import { suiteDatabase } from './stack-urls.ts';

/**
 * A person of the office of this test's own: an admin, or one with duties. The database gives the role of the demo's
 * admin, because the way by an invitation has its own test.
 */
export async function appointStaff(
  asking: Asking,
  names: { first_name: string; last_name: string },
  duties: readonly string[] = [],
): Promise<BrowserSession> {
  const { email, password, session } = await registerMember(asking, names);
  await queryDatabase(
    suiteDatabase,
    'update directus_users set role = (select role from directus_users where email = $1) where id = $2',
    [asking.stack.logins.admin.email, session.userId],
  );
  if (duties.length > 0) {
    const admin = await signInBrowser(asking, asking.stack.logins.admin);
    const rights = { id: session.userId, is_admin: false, duties };
    await postAsPage(asking, '/qe_staff/rights', rights, admin);
  }
  return signInBrowser(asking, { email, password });
}
