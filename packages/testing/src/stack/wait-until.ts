import { setTimeout as delay } from 'node:timers/promises';

/** Repeats until the result is neither undefined nor false, or fails with the given message. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  { timeoutMs = 30_000, everyMs = 100 }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`gave up waiting: ${what}`);
    await delay(everyMs);
  }
}

/** Waits until a URL responds with success; if the process ends meanwhile, fails at once with its log. */
export async function waitForUrl(
  url: string,
  process: { name: string; hasExited(): boolean; log(): string },
): Promise<void> {
  await waitUntil(
    `${process.name} at ${url}`,
    async () => {
      if (process.hasExited())
        throw new Error(`${process.name} ended before it answered:\n${process.log().slice(-4000)}`);
      return fetch(url).then(
        (response) => response.ok,
        () => false,
      );
    },
    { timeoutMs: 90_000 },
  );
}
