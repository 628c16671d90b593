import type { Response } from 'express';

/** Server-sent events to one browser. */
export interface EventStream {
  send: (data: unknown) => void;
  /** Keeps the connection open: proxies close one that is silent for a minute. */
  ping: () => void;
  /** The last event, and the end. Without a name the browser connects again. */
  end: (event?: string) => void;
  /** Resolves when the browser or the node has closed. */
  closed: Promise<void>;
}

export function openEventStream(response: Response): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Tells nginx not to collect what should arrive at once.
    'x-accel-buffering': 'no',
  });
  return {
    send: (data) => void response.write(`data: ${JSON.stringify(data)}\n\n`),
    ping: () => void response.write(':\n\n'),
    end: (event) => void response.end(event === undefined ? undefined : `event: ${event}\ndata: {}\n\n`),
    // A browser may have gone away before the stream began.
    closed: new Promise((resolve) => {
      if (response.destroyed) resolve();
      else response.once('close', () => resolve());
    }),
  };
}
