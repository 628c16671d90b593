import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface Login {
  email: string;
  password: string;
}

export interface Asking {
  stack: StackUrls;
  request: APIRequestContext;
}

/** The cookie, and the user id that the web app stores. */
export interface BrowserSession {
  userId: string;
  cookie: { name: string; value: string; url: string };
}

/** Without a browser, which would store the response's cookies. */
export async function postAsPage(
  { stack }: Pick<Asking, 'stack'>,
  path: string,
  data: object,
  session?: BrowserSession,
): Promise<Response> {
  const { name, value } = session?.cookie ?? {};
  return fetch(stack.web + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: stack.web,
      ...(name === undefined ? {} : { cookie: `${name}=${value}` }),
    },
    body: JSON.stringify(data),
  });
}

export function readSession(
  { stack }: Pick<Asking, 'stack'>,
  answer: Response,
  userId: string,
): BrowserSession {
  const [pair = ''] = answer.headers
    .getSetCookie()
    .filter((line) => /^(__Host-)?suchi_session=/.test(line))
    .map((line) => line.split(';', 1)[0] ?? '');
  const at = pair.indexOf('=');
  return { userId, cookie: { name: pair.slice(0, at), value: pair.slice(at + 1), url: stack.web } };
}

/** Without the sign-in page, which has its own test. */
export async function signInBrowser(
  asking: Pick<Asking, 'stack'>,
  { email, password }: Login,
): Promise<BrowserSession> {
  const answer = await postAsPage(asking, '/qe_session/sign_in', { email, password, keep: true });
  const { data } = (await answer.json()) as { data: { user_id: string } };
  return readSession(asking, answer, data.user_id);
}

/** JSON tokens, for requests outside the browser. */
export async function logIn(asking: Pick<Asking, 'stack'>, { email, password }: Login): Promise<Tokens> {
  const answer = await postAsPage(asking, '/auth/login', { email, password });
  return ((await answer.json()) as { data: Tokens }).data;
}

export async function keepSession(
  target: BrowserContext | Page,
  { userId, cookie }: BrowserSession,
): Promise<void> {
  const context = 'addCookies' in target ? target : target.context();
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript((user) => {
    // Only once: later pages must keep what the app has stored or removed since.
    if (localStorage.getItem('signed-in-by-test') === user) return;
    localStorage.setItem('userid', user);
    localStorage.setItem('signed-in-by-test', user);
  }, userId);
}
