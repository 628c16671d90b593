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

/** Who asks, and whom. */
export interface Asking {
  stack: StackUrls;
  request: APIRequestContext;
}

/** A session, without going through the sign-in page, which has its own test. */
export async function logIn({ stack, request }: Asking, { email, password }: Login): Promise<Tokens> {
  const answer = await request.post(`${stack.web}/auth/login`, { data: { email, password } });
  return ((await answer.json()) as { data: Tokens }).data;
}

/** Puts a session into a page, or into every tab that a browser opens from now on. */
export async function keepSession(
  target: BrowserContext | Page,
  { access_token, refresh_token }: Tokens,
): Promise<void> {
  await target.addInitScript(
    (tokens) => {
      // Once in a tab: a reload must keep what the app itself has stored since, or has forgotten.
      if (sessionStorage.getItem('signed-in-by-test') !== null) return;
      sessionStorage.setItem('access_token', tokens.access_token);
      sessionStorage.setItem('refresh_token', tokens.refresh_token);
      sessionStorage.setItem('signed-in-by-test', 'once');
    },
    { access_token, refresh_token },
  );
}
