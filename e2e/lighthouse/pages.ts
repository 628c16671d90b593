import { request } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { submit } from '../pictures/prepared-member.ts';
import { searchAs } from '../support/member.ts';
import { registerForPicture } from '../support/people.ts';
import { type BrowserSession, signInBrowser } from '../support/sign-in.ts';

/** A page, and who opens it. */
export interface MeasuredPage {
  name: string;
  url: string;
  session: BrowserSession | null;
  /** Chosen on the device; without one the browser's counts. */
  language?: string;
}

/** The page that all others are compared with: React, the router and one heading. */
export const limitPage = 'limit';

/** First screens of visitors and members; home in the three states of a member's first weeks. */
export async function listPages(stack: StackUrls): Promise<MeasuredPage[]> {
  // The stack's certificate is its own.
  const asking = { stack, request: await request.newContext({ ignoreHTTPSErrors: true }) };
  const { newcomer, member, subscriber } = stack.logins;
  const pending = await registerForPicture(asking, stack);
  await submit(pending);
  const approved = await signInBrowser(asking, member);
  const searching = await signInBrowser(asking, subscriber);
  const [card] = await searchAs(asking, subscriber);
  await asking.request.dispose();
  const page = (name: string, path: string, session: BrowserSession | null): MeasuredPage => ({
    name,
    url: stack.web + path,
    session,
  });
  return [
    page('login', '/login', null),
    page('home-new', '/', await signInBrowser(asking, newcomer)),
    page('home-pending', '/', pending.session),
    page('home-approved', '/', approved),
    page('search', '/', searching),
    page('profile', `/profile/${card?.id}`, searching),
    page('form', '/candidate/edit', approved),
  ];
}

/** The same page at another address, for the same person. */
export function pageAt(web: string, page: MeasuredPage, suffix: string): MeasuredPage {
  const { pathname } = new URL(page.url);
  const { session } = page;
  return {
    name: `${page.name}${suffix}`,
    url: web + pathname,
    session: session && { ...session, cookie: { ...session.cookie, url: web } },
  };
}
