import { randomBytes } from 'node:crypto';
import { type Duty, dutyPolicyIds, roleIds } from '@suchi/domain/accounts';
import { askApi, buildRegistration, codeIn, signToken, type TestInstallation } from '@suchi/testing';

/** Through the API. */
export async function registerMember(server: TestInstallation, changes: Record<string, unknown> = {}) {
  const form = buildRegistration(changes);
  const { code, data } = await askApi<{ user: { id: string } }>(server.api.url, '/qe_auth/register', {
    body: form,
  });
  if (code !== null) throw new Error(`registration was refused: ${code}`);
  const { id } = data.user;
  // Registration signs in a browser; most tests use JSON tokens.
  const [account] = await server.query<{ role: string; source: string }>(
    `select role, concat(password, ':', token_generation) as source from directus_users where id = $1`,
    [id],
  );
  const refreshToken = randomBytes(32).toString('hex');
  await server.query(
    `insert into directus_sessions (token, "user", expires) values ($1, $2, now() + interval '7 days')`,
    [refreshToken, id],
  );
  const token = signToken(id, account?.role ?? '', account?.source);
  return { form, token, refreshToken, id };
}

/** With a verified address, which most tests need. */
export async function registerVerifiedMember(
  server: TestInstallation,
  changes: Record<string, unknown> = {},
) {
  const member = await registerMember(server, changes);
  await server.query('update directus_users set email_verified = true where id = $1', [member.id]);
  return member;
}

/** Signs in again, so that the token has the role. */
export async function registerWithRole(
  server: TestInstallation,
  role: string,
): Promise<{ id: string; token: string }> {
  const { id, form } = await registerVerifiedMember(server);
  await server.query('update directus_users set role = $1 where id = $2', [role, id]);
  const { data } = await askApi<{ access_token: string }>(server.api.url, '/auth/login', {
    body: { email: form.email, password: form.password },
  });
  return { id, token: data.access_token };
}

/** With these duties only. */
export async function registerStaff(
  server: TestInstallation,
  duties: readonly Duty[],
): Promise<{ id: string; token: string }> {
  const person = await registerWithRole(server, roleIds.staff);
  for (const duty of duties)
    await server.query(
      'insert into directus_access (id, "user", policy) values (gen_random_uuid(), $1, $2)',
      [person.id, dutyPolicyIds[duty]],
    );
  return person;
}

export async function mailedCode(server: TestInstallation, email: string): Promise<string> {
  return codeIn(await server.mail.waitForMail(email));
}
