import { readBundles } from '@suchi/words/files';
import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../config/browser-storage.ts';

it('has the words of errors when a request is refused', async () => {
  // A copy of the app that has loaded nothing yet.
  vi.resetModules();
  const { setBundleLoader } = await import('../i18n/load-bundle.ts');
  const { findMessages } = await import('../i18n/messages.ts');
  const { createApiClient } = await import('./api-client.ts');
  const { createSession } = await import('./session.ts');
  setBundleLoader((language, bundle) => Promise.resolve(readBundles(language).get(bundle) ?? {}));
  const fetch = () => Promise.resolve(new Response('{}', { status: 429 }));
  const api = createApiClient(createSession({ fetch, baseUrl: '', deviceStorage: createMemoryStorage() }));
  expect(findMessages('errors')).toBeNull();
  await expect(api.post('/qe_search/reveal', {})).rejects.toMatchObject({ status: 429 });
  expect(findMessages('errors')).not.toBeNull();
});
