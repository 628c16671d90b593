import type { Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';

/** Brings a page to the state that its picture shows. */
export type Screen = (page: Page, urls: StackUrls) => Promise<void>;

export async function signIn(page: Page, urls: StackUrls, login: keyof StackUrls['logins']): Promise<void> {
  const answer = await page.request.post(`${urls.web}/auth/login`, { data: urls.logins[login] });
  await useTokens(page, (await answer.json()) as { data: { access_token: string; refresh_token: string } });
}

export async function useTokens(
  page: Page,
  answer: { data: { access_token: string; refresh_token: string } },
): Promise<void> {
  await page.addInitScript((tokens) => {
    sessionStorage.setItem('access_token', tokens.access_token);
    sessionStorage.setItem('refresh_token', tokens.refresh_token);
  }, answer.data);
}
