import { askApi, buildRegistration, codeIn, type TestInstallation } from '@suchi/testing';

interface Registered {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

/** Registers somebody new through the API and returns what they typed and were given. */
export async function registerMember(server: TestInstallation, changes: Record<string, unknown> = {}) {
  const form = buildRegistration(changes);
  const answer = await askApi<Registered>(server.api.url, '/qe_auth/register', { body: form });
  if (answer.code !== null) throw new Error(`registration was refused: ${answer.code}`);
  return {
    form,
    token: answer.data.access_token,
    refreshToken: answer.data.refresh_token,
    id: answer.data.user.id,
  };
}

/** The same, with the address proven: what most tests are about begins after that. */
export async function registerVerifiedMember(
  server: TestInstallation,
  changes: Record<string, unknown> = {},
) {
  const member = await registerMember(server, changes);
  await server.query('update directus_users set email_verified = true where id = $1', [member.id]);
  return member;
}

/** Somebody with another role, signed in again so that their token says so. */
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

/** The code that was mailed to somebody. */
export async function mailedCode(server: TestInstallation, email: string): Promise<string> {
  return codeIn(await server.mail.waitForMail(email));
}
