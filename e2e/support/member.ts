import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { buildRegistration, codeIn, type CaughtMail, type StackUrls } from '@suchi/testing';

export interface NewMember {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Somebody who has registered and proven their address, without going through the pages, which have their own test. */
export async function registerMember(
  {
    stack,
    request,
    mailTo,
  }: {
    stack: StackUrls;
    request: APIRequestContext;
    mailTo: (address: string, subject: string) => Promise<CaughtMail>;
  },
  names: { first_name: string; last_name: string },
): Promise<NewMember> {
  const form = buildRegistration(names);
  const registered = await request.post(`${stack.web}/qe_auth/register`, { data: form });
  const { data } = (await registered.json()) as { data: Tokens };
  await request.post(`${stack.web}/qe_auth/verify_code`, {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { otp: codeIn(await mailTo(form.email, 'Your Suchi code')) },
  });
  return {
    email: form.email,
    password: form.password,
    firstName: form.first_name,
    lastName: form.last_name,
  };
}

/** Signs a whole browser in: every tab it opens from now on begins with a session of its own. */
export async function signInBrowser(
  context: BrowserContext,
  { stack, request }: { stack: StackUrls; request: APIRequestContext },
  login: { email: string; password: string },
): Promise<string> {
  const answer = await request.post(`${stack.web}/auth/login`, {
    data: { email: login.email, password: login.password },
  });
  const { data } = (await answer.json()) as { data: Tokens };
  await context.addInitScript((tokens) => {
    if (sessionStorage.getItem('access_token') !== null) return;
    sessionStorage.setItem('access_token', tokens.access_token);
    sessionStorage.setItem('refresh_token', tokens.refresh_token);
  }, data);
  return data.access_token;
}

/** What a member finds by a name. */
export async function searchAs(
  { stack, request }: { stack: StackUrls; request: APIRequestContext },
  login: { email: string; password: string },
  name: string,
): Promise<{ last_name: string | null }[]> {
  const signedIn = await request.post(`${stack.web}/auth/login`, {
    data: { email: login.email, password: login.password },
  });
  const { data: tokens } = (await signedIn.json()) as { data: Tokens };
  const answer = await request.post(`${stack.web}/qe_search/profiles`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
    data: { filters: { name } },
  });
  const { data } = (await answer.json()) as { data: { items: { last_name: string | null }[] } };
  return data.items;
}
