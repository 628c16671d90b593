import type { Response } from 'express';
import { stageTopic } from '../melawa/present-stage.ts';
import type { EngineRequest } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { cookiesOf } from '../platform/cookies.ts';
import { openEventStream } from '../platform/event-stream.ts';
import type { Platform } from '../platform/platform.ts';
import type { PresentScreen } from './present-own.ts';
import { findScreen } from './repository/screens.ts';
import { readSecret } from './secrets.ts';

/** Proxies close a connection that is silent for a minute. */
const refreshMs = 15_000;
/** Listeners of one screen on a node. A hall does not need more tabs. */
const listenersOfScreen = 4;

export const screenTopic = (id: string): string => `screen:${id}`;

/** Sends a screen its state now, at each command and at each call of the stage, until it is removed or its event ends. */
export async function streamScreen(
  platform: Platform,
  present: PresentScreen,
  request: EngineRequest,
  response: Response,
): Promise<void> {
  const { env, database, fanOut, logger } = platform;
  const key = readSecret(cookiesOf(request, env.sessionCookie), env);
  const screen = key && (await findScreen(database, key));
  if (!screen) throw codedError('SCREEN_NOT_FOUND');
  const first = await present(screen);
  const stream = openEventStream(response);
  stream.send(first);

  // Asks the database each time: a screen that was removed or whose event is over gets nothing more.
  const refresh = (change?: { isChanged: boolean }) => {
    const send = async () => {
      const row = await findScreen(database, key);
      if (row) stream.send(await present(row, change));
      else stream.end('gone');
    };
    send().catch((error: unknown) => logger.warn({ error: String(error) }, 'hall stream'));
  };
  const end = () => stream.end();
  const stopScreen = fanOut.listen(
    screenTopic(screen.id),
    { hear: () => refresh(), end },
    { atMost: listenersOfScreen },
  );
  const stopStage = fanOut.listen(stageTopic, { hear: () => refresh({ isChanged: true }), end });
  const timer = setInterval(() => refresh(), refreshMs);
  await stream.closed;
  stopScreen();
  stopStage();
  clearInterval(timer);
}
