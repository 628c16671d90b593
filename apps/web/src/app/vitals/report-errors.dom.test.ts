import { reportErrorContract } from '@suchi/contracts/basics';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { createErrorReporter } from './report-errors.ts';

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  window.history.pushState(null, '', '/profile/17?from=search');
  server.use(
    http.post('*/qe_vitals/error', async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
  );
});
afterEach(() => {
  window.history.pushState(null, '', '/');
});

function thrownAt(place: string, error: Error = new TypeError('asha@example.org is not a function')) {
  error.stack = `${error.name}: ${error.message}\n    at save (https://suchi.example/static/${place})`;
  return new ErrorEvent('error', { error });
}

it('reports the class, the page’s pattern and the place, once, and nothing about the person', async () => {
  const take = createErrorReporter();
  take(thrownAt('home-a1.js:1:20'));
  take(thrownAt('home-a1.js:1:20'));
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toEqual({
    name: 'TypeError',
    route: '/profile/:id',
    place: 'home-a1.js:1:20',
    release: 'unknown',
  });
  expect(reportErrorContract.input.safeParse(reports[0]).success).toBe(true);
});

it('reports a rejected promise, with the class `other` where it is not listed', async () => {
  const error = Object.assign(new Error('Asha'), { name: 'AshaError' });
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: thrownAt('home-a1.js:1:20', error).error as unknown,
    promise: Promise.resolve(),
  });
  createErrorReporter()(event);
  await expect.poll(() => reports).toMatchObject([{ name: 'other', place: 'home-a1.js:1:20' }]);
});

it('reports a few in a visit, and none of what is not ours', async () => {
  const take = createErrorReporter();
  take(new ErrorEvent('error', { message: 'Script error.' }));
  take(new ErrorEvent('error', { error: 'typed by Asha' }));
  const foreign = new Error('x');
  foreign.stack = 'Error: x\n at chrome-extension://abc/static.js:1:2';
  take(new ErrorEvent('error', { error: foreign }));
  for (let line = 1; line < 10; line += 1) take(thrownAt(`home-a1.js:${line}:1`));
  await expect.poll(() => reports).toHaveLength(5);
});

it('sends nothing without a signal', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetching = vi.spyOn(globalThis, 'fetch');
  createErrorReporter()(thrownAt('home-a1.js:1:20'));
  expect(fetching).not.toHaveBeenCalled();
});
