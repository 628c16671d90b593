import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openConnection() {
  const browser = { isOnline: true };
  const probe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const connection = createConnection({ probe, isBrowserOnline: () => browser.isOnline });
  const heard: boolean[] = [];
  connection.subscribe(() => heard.push(connection.isOnline()));
  return { connection, probe, heard, browser };
}
const fails = (name = 'TypeError') => {
  const error = new Error('no answer');
  error.name = name;
  return Promise.reject(error);
};

describe('the connection', () => {
  it('is lost when a request fails, and found when another gets an answer', async () => {
    const { connection, heard } = openConnection();
    await expect(connection.watch(fails())).rejects.toThrow('no answer');
    expect(connection.isOnline()).toBe(false);
    await connection.watch(Promise.resolve(new Response(null, { status: 503 })));
    expect([connection.isOnline(), heard]).toEqual([true, [false, true]]);
  });

  it('is not lost by a request that the page gave up', async () => {
    const { connection, heard } = openConnection();
    await expect(connection.watch(fails('AbortError'))).rejects.toThrow('no answer');
    expect([connection.isOnline(), heard]).toEqual([true, []]);
  });

  it('is tried every five seconds while it is lost, and then no more', async () => {
    const { connection, probe, heard } = openConnection();
    probe.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('no answer'));
    connection.hearOffline();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([probe.mock.calls.length, connection.isOnline()]).toEqual([2, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([probe.mock.calls.length, heard]).toEqual([3, [false, true]]);
  });

  it('is not found by an answer that arrives after the browser lost it', async () => {
    const { connection, browser, heard } = openConnection();
    browser.isOnline = false;
    connection.hearOffline();
    await connection.watch(Promise.resolve(new Response()));
    expect(connection.isOnline()).toBe(false);
    expect(await connection.check()).toBe(true);
    expect(heard).toEqual([false, true]);
  });
});
