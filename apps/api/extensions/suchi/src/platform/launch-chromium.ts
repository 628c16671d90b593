import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The shell has no windows, menus and sync, and needs a third of the processor for a page. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that prints our files. */
export async function launchChromium(chromiumPath: string | undefined): Promise<Browser> {
  const executablePath = chromiumPath ?? usualPaths.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is missing: set SUCHI_CHROMIUM to its path.');
  return chromium.launch({
    executablePath,
    // Chromium cannot start its sandbox as root, as in most containers. Our pages have no scripts and no network.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--font-render-hinting=none'],
    timeout: 30_000,
  });
}
