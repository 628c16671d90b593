import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerMember } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
});
afterAll(() => server.stop());

it('two API nodes share one rate limit', async () => {
  const { form } = await registerMember(server);
  const tryOn = (node: { url: string }) =>
    askApi(node.url, '/auth/login', { body: { email: form.email, password: 'wrong' } });

  const codes = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const node = server.nodes[attempt % 2];
    if (node) codes.push((await tryOn(node)).code);
  }
  expect(codes).toEqual([
    ...Array<string>(10).fill('INVALID_CREDENTIALS'),
    'REQUESTS_EXCEEDED',
    'REQUESTS_EXCEEDED',
  ]);
});

it('a session made on one node is good on the other', async () => {
  const { token, refreshToken } = await registerMember(server);
  const second = server.nodes[1]?.url ?? '';
  expect((await askApi(second, '/users/me', { token })).status).toBe(200);
  expect((await askApi(second, '/auth/refresh', { body: { refresh_token: refreshToken } })).status).toBe(200);
});
