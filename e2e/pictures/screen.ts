import type { Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { keepSession, signInBrowser } from '../support/sign-in.ts';

/** A database of their own, made anew each time. */
export const picturesDatabase = process.env['SUCHI_PICTURES_DATABASE'] ?? 'suchi_pictures';

export type Screen = (page: Page, urls: StackUrls) => Promise<void>;

export async function signIn(page: Page, stack: StackUrls, login: keyof StackUrls['logins']): Promise<void> {
  await keepSession(page, await signInBrowser({ stack }, stack.logins[login]));
}
