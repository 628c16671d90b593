import { env } from '../config/env.ts';

/** The browser itself connects again after a cut; it gives up when a proxy answers in place of the server. */
const openAgainMs = 3000;

interface ServerEvents {
  onData: (data: unknown) => void;
  /** The server has ended it for good. */
  onGone?: () => void;
}

/** Hears what the server sends by itself. Returns a function that stops it. */
export function openServerEvents(path: string, { onData, onGone }: ServerEvents): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let events: EventSource | undefined;
  const stop = () => {
    clearTimeout(timer);
    events?.close();
  };
  const open = () => {
    events = new EventSource(`${env.apiUrl}${path}`);
    events.addEventListener('message', ({ data }) => onData(JSON.parse(String(data))));
    events.addEventListener('gone', () => {
      stop();
      onGone?.();
    });
    events.addEventListener('error', () => {
      if (events?.readyState === EventSource.CLOSED) timer = setTimeout(open, openAgainMs);
    });
  };
  // An old browser asks only.
  if ('EventSource' in globalThis) open();
  return stop;
}
