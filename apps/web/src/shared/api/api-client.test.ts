import { expect, it } from 'vitest';
import { errors } from '../i18n/errors.en.ts';
import { findMessages, registerCatalogues } from '../i18n/messages.ts';
import { createApiClient } from './api-client.ts';
import { createMemoryStorage } from '../config/browser-storage.ts';
import { createSession } from './session.ts';

it('has the words of errors when a request is refused', async () => {
  registerCatalogues({ errors: () => Promise.resolve(errors) });
  const fetch = () => Promise.resolve(new Response('{}', { status: 429 }));
  const api = createApiClient(createSession({ fetch, baseUrl: '', deviceStorage: createMemoryStorage() }));
  await expect(api.post('/qe_search/reveal', {})).rejects.toMatchObject({ status: 429 });
  expect(findMessages('errors')).toBe(errors);
});
