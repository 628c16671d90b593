declare global {
  interface Window {
    /** Requests that the page sent before the app was here (src/boot/boot.ts), by URL. */
    firstAnswers?: Map<string, Promise<Response>>;
  }
}

/** After that an answer is too old to be the first thing that a page shows. */
const freshForMs = 30_000;

/** The answer to a request that the page has already sent. Each is taken once. */
export function takeFirstAnswer(url: string, { method = 'GET' }: RequestInit): Promise<Response> | null {
  const answer = method === 'GET' ? window.firstAnswers?.get(url) : undefined;
  if (answer === undefined) return null;
  window.firstAnswers?.delete(url);
  return performance.now() < freshForMs ? answer : null;
}

/** Another user must not get them. */
export function forgetFirstAnswers(): void {
  window.firstAnswers?.clear();
}
