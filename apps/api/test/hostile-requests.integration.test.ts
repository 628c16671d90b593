import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestInstallation;

beforeAll(async () => {
  server = await startTestInstallation({ name: 'hostile', workers: 0 });
});
afterAll(() => server.stop());

describe('a node', () => {
  // The engine does not await a nested filter: its error belonged to no request, and ended the process.
  it.each(['/items/edition?deep[x][_filter]={', '/users/me?deep={"x":{"_filter":"{"}}'])(
    'goes on after %s',
    async (path) => {
      await askApi(server.api.url, path);
      expect((await askApi(server.api.url, '/qe_health/live')).status).toBe(200);
      expect(server.api.hasExited()).toBe(false);
    },
  );
});
