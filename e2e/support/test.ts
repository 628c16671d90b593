import { test as base, expect, type Page } from '@playwright/test';
import { type CaughtMail, type StackUrls, treeCpuSeconds } from '@suchi/testing';
import { findViolations } from './axe.ts';
import { cpuAnnotation } from './journey-times.ts';
import { mailTo } from './mail-to.ts';
import { keepSession, signInBrowser } from './sign-in.ts';
import { stackUrls } from './stack-urls.ts';

interface Fixtures {
  stack: StackUrls;
  mailTo: (address: string, subject: string) => Promise<CaughtMail>;
  /** Runs axe in light and in dark. */
  expectAccessible: (what: string) => Promise<void>;
  /** Without the sign-in page, which has its own test. */
  signInAs: (login: keyof StackUrls['logins']) => Promise<void>;
  /** Any other console message fails the test. */
  expectedConsoleErrors: RegExp[];
  /** Records the processor time of the test and its browser. */
  cpu: void;
}

export const test = base.extend<Fixtures>({
  cpu: [
    async ({}, use, testInfo) => {
      const before = treeCpuSeconds();
      await use();
      const description = (treeCpuSeconds() - before).toFixed(2);
      testInfo.annotations.push({ type: cpuAnnotation, description });
    },
    { auto: true },
  ],
  stack: async ({}, use) => {
    await use(stackUrls());
  },
  baseURL: async ({ stack }, use) => {
    await use(stack.web);
  },
  expectedConsoleErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedConsoleErrors }, use) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (!expectedConsoleErrors.some((pattern) => pattern.test(message.text())))
        unexpected.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => unexpected.push(error.message));
    await use(page);
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
  mailTo: async ({ stack, request }, use) => {
    await use((address, subject) => mailTo({ stack, request }, address, subject));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (what) => {
      // In a tab behind another one, nothing that moves comes to its end.
      await page.bringToFront();
      await settle(page);
      const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect(width, `${what}: as wide as the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await settle(page);
        // Only colours differ between the two.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        // More than once, because a part of the page can still be on its way to the other colours.
        await expect
          .poll(() => findViolations(page, rules), { message: `${what}, ${colorScheme}`, timeout: 30_000 })
          .toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    });
  },
  signInAs: async ({ page, stack }, use) => {
    await use(async (login) => keepSession(page, await signInBrowser({ stack }, stack.logins[login])));
  },
});

interface Animated {
  getAnimations(options: { subtree: boolean }): {
    playState: string;
    effect: { getComputedTiming(): { endTime: number } };
    finish(): void;
    cancel(): void;
  }[];
}

/** Finishes all running animations, and returns how many there were. */
function finishAnimations(root: Animated): number {
  const moving = root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
  for (const each of moving)
    if (each.effect.getComputedTiming().endTime === Infinity) each.cancel();
    else each.finish();
  return moving.length;
}

/** Waits for the title, and finishes animations: half-faded text has half the contrast. */
async function settle(page: Page): Promise<void> {
  // The title of the skeleton is only for screen readers, and it goes before the page comes.
  await expect(page.locator('h1:not(.visually-hidden)').first()).toBeVisible();
  const countMoving = () => page.locator('html').evaluate(finishAnimations);
  await expect.poll(countMoving, { message: 'nothing moves', intervals: [20] }).toBe(0);
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 768;
}

/** By the side menu on the phone, by the user menu on the desktop. */
export async function logOut(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  else await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole(isPhone(page) ? 'button' : 'menuitem', { name: 'Logout' }).click();
}

export { expect };
