import { existsSync } from 'node:fs';

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const launch = (...paths: string[]) => {
  const executablePath = process.env['SUCHI_CHROMIUM'] ?? paths.find(existsSync);
  return { args: quietArgs, ...(executablePath ? { executablePath } : {}) };
};

/** The browser that people print from. The shell places letters a little differently. */
export const wholeChromium = launch('/usr/bin/chromium', '/usr/bin/google-chrome');

/** Without windows, menus and sync: a third of the processor for a page. */
export const headlessShell = launch(
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
);
