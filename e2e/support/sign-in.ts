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

/** What a test works with beside its page. */
export interface Asking {
  stack: StackUrls;
  request: APIRequestContext;
}

/** A browser's session: the cookie, and the user id that the web app remembers. */
export interface BrowserSession {
  userId: string;
  cookie: { name: string; value: string; url: string };
}

/** One request of a web page, without a browser that would keep the cookies it is answered with. */
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

/** The session cookie that an answer sets. */
export function readSession(
  { stack }: Pick<Asking, 'stack'>,
  answer: Response,
  userId: string,
): BrowserSession {
  const [pair = ''] = answer.headers
    .getSetCookie()
    .filter((line) => line.startsWith('suchi_session='))
    .map((line) => line.split(';', 1)[0] ?? '');
  const at = pair.indexOf('=');
  return { userId, cookie: { name: pair.slice(0, at), value: pair.slice(at + 1), url: stack.web } };
}

/** A browser's session, without going through the sign-in page, which has its own test. */
export async function signInBrowser(
  asking: Pick<Asking, 'stack'>,
  { email, password }: Login,
): Promise<BrowserSession> {
  const answer = await postAsPage(asking, '/qe_session/sign_in', { email, password, keep: true });
  const { data } = (await answer.json()) as { data: { user_id: string } };
  return readSession(asking, answer, data.user_id);
}

/** JSON tokens, for requests that a test makes beside the browser. */
export async function logIn(asking: Pick<Asking, 'stack'>, { email, password }: Login): Promise<Tokens> {
  const answer = await postAsPage(asking, '/auth/login', { email, password });
  return ((await answer.json()) as { data: Tokens }).data;
}

/** Puts a session into a browser. */
export async function keepSession(
  target: BrowserContext | Page,
  { userId, cookie }: BrowserSession,
): Promise<void> {
  const context = 'addCookies' in target ? target : target.context();
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript((user) => {
    // Once: a later page must keep what the app itself has stored since, or has forgotten.
    if (localStorage.getItem('signed-in-by-test') === user) return;
    localStorage.setItem('userid', user);
    localStorage.setItem('signed-in-by-test', user);
  }, userId);
}
