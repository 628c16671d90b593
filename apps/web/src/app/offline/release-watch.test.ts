import { expect, it, vi } from 'vitest';
import { createReleaseWatch } from './release-watch.ts';

class Registration extends EventTarget {
  waiting: { postMessage: (message: unknown) => void } | null = null;
  installing: EventTarget | null = null;
  update = () => Promise.resolve();
}

class Workers extends EventTarget {
  controller: object | null = null;
  registration = new Registration();
  register = vi.fn<() => Promise<Registration>>(() => Promise.resolve(this.registration));
}

async function start(workers: Workers) {
  vi.useFakeTimers();
  const reloadPage = vi.fn<() => void>();
  const watch = createReleaseWatch(workers as never, { reloadPage });
  watch.start();
  watch.start();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  return { watch, reloadPage };
}

function install({ registration }: Workers) {
  const worker = new EventTarget();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  const postMessage = vi.fn<(message: unknown) => void>();
  registration.waiting = { postMessage };
  worker.dispatchEvent(new Event('statechange'));
  return postMessage;
}

it('does nothing where workers are blocked', async () => {
  const workers = new Workers();
  workers.register.mockResolvedValue(undefined as never);
  const { watch } = await start(workers);
  expect(watch.isWaiting()).toBe(false);
});

it('does nothing where the browser has no workers', () => {
  const watch = createReleaseWatch(undefined);
  watch.start();
  expect(watch.isWaiting()).toBe(false);
});

it('registers once, and takes the first worker of a browser for no news', async () => {
  const workers = new Workers();
  const { watch } = await start(workers);
  expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  install(workers);
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  expect(watch.isWaiting()).toBe(false);
});

it('tells of a new release, and reloads when the person says so', async () => {
  const workers = new Workers();
  workers.controller = {};
  const { watch, reloadPage } = await start(workers);
  const postMessage = install(workers);
  expect([watch.isWaiting(), reloadPage.mock.calls.length]).toEqual([true, 0]);
  watch.reload();
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('does not reload a page because another tab did, but offers it', async () => {
  const workers = new Workers();
  workers.controller = {};
  const { watch, reloadPage } = await start(workers);
  workers.dispatchEvent(new Event('controllerchange'));
  expect([watch.isWaiting(), reloadPage.mock.calls.length]).toEqual([true, 0]);
  watch.reload();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
