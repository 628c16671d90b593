import type { Response } from 'express';
import type { EngineRequest } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { cookiesOf } from '../platform/cookies.ts';
import type { Platform } from '../platform/platform.ts';
import type { FanOut } from './fan-out.ts';
import { presentOwn } from './present-screens.ts';
import { findScreen, type ScreenRow } from './repository/screens.ts';
import { readSecret } from './secrets.ts';

/** Proxies close a connection that is silent for a minute. */
const pingMs = 15_000;

/** Connections of one screen to a node: more are not tabs of a hall. */
const streamsOfScreen = 4;

/** The open connections of a node. A new one of the same screen ends its oldest. */
export type OpenStreams = Map<string, Set<Response>>;

function keepOpen(streams: OpenStreams, screen: string, response: Response): () => void {
  const own = streams.get(screen) ?? new Set();
  streams.set(screen, own.add(response));
  const [oldest] = own;
  if (own.size > streamsOfScreen) oldest?.end();
  return () => {
    own.delete(response);
    if (own.size === 0 && streams.get(screen) === own) streams.delete(screen);
  };
}

interface Streaming {
  platform: Platform;
  fanOut: FanOut;
  streams: OpenStreams;
}

/** Sends a screen its state now and at each command, until it is removed or its event ends. */
export async function streamScreen(
  { platform, fanOut, streams }: Streaming,
  request: EngineRequest,
  response: Response,
): Promise<void> {
  const { env, database, logger } = platform;
  const key = readSecret(cookiesOf(request, env.sessionCookie), env);
  const screen = key && (await findScreen(database, key));
  if (!screen) throw codedError('SCREEN_NOT_FOUND');
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Tells nginx not to collect what should arrive at once.
    'x-accel-buffering': 'no',
  });
  const send = (row: ScreenRow) => response.write(`data: ${JSON.stringify(presentOwn(row))}\n\n`);
  send(screen);

  // Asks the database each time: a screen that was removed or whose event is over gets nothing more.
  const refresh = () => {
    findScreen(database, key).then(
      (row) => (row ? send(row) : response.end('event: gone\ndata: {}\n\n')),
      (error: unknown) => logger.warn({ error: String(error) }, 'hall stream'),
    );
  };
  const forget = keepOpen(streams, screen.id, response);
  const stop = fanOut.listen(screen.id, refresh);
  const ping = setInterval(refresh, pingMs);
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
  });
  forget();
  stop();
  clearInterval(ping);
}
