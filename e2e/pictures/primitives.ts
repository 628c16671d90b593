// `pnpm pictures:primitives`: draws each component of the design system into docs/images, with the app's own styles.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installNeeds, projectRoot } from '@suchi/testing';
import { createViteServer } from 'vitest/node';
import config from '../playwright.config.ts';
import { imagesFolder } from './shots.ts';

installNeeds('browser');

const address = '/primitives';
const page = `<!doctype html><html lang="en" data-mantine-color-scheme="light"><meta charset="utf-8">
<title>Primitives</title><body><script type="module" src="/src/test/primitives-page.tsx"></script></body></html>`;

const server = await createViteServer({
  root: join(projectRoot, 'apps/web'),
  // The app's plugins make its pages; this is none of them.
  configFile: false,
  logLevel: 'error',
  server: { host: '127.0.0.1' },
  plugins: [
    {
      name: 'the page of primitives',
      configureServer: ({ middlewares }) => {
        middlewares.use(address, (_request, response) => {
          response.setHeader('content-type', 'text/html').end(page);
        });
      },
    },
  ],
});
await server.listen();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const tab = await browser.newPage({ deviceScaleFactor: 1.5, viewport: { width: 560, height: 900 } });
  await tab.goto(new URL(address, server.resolvedUrls?.local[0]).href);
  await tab.locator('figure').first().waitFor();
  await tab.evaluate('document.fonts.ready.then(() => undefined)');
  for (const figure of await tab.locator('figure').all()) {
    const name = await figure.getAttribute('id');
    await figure.screenshot({ path: join(imagesFolder, `primitives-${name}.png`) });
  }
} finally {
  await browser.close();
  await server.close();
}
