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

/** Sends a screen its state now and at each command, until it is removed or its event ends. */
export async function streamScreen(
  platform: Platform,
  fanOut: FanOut,
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
  const stop = fanOut.listen(screen.id, { hear: refresh, end: () => response.end() });
  const ping = setInterval(refresh, pingMs);
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
  });
  stop();
  clearInterval(ping);
}
