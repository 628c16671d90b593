import { fork } from 'node:child_process';
import { createRequire } from 'node:module';

export interface IconRequest {
  /** Width and height in dots. */
  size: number;
  /** How much of the width the logo takes. */
  share: number;
  /** Behind it; without one, the colour of the pages. */
  ground?: string;
}

const killAfterMs = 20_000;
// By package name: the path is the same from the source and the bundle.
const script = createRequire(import.meta.url).resolve('@suchi/extension/icon-process');

/** The logo on its ground, as a PNG for each request; null when it cannot be drawn. */
export function drawIcons(logo: Uint8Array, icons: readonly IconRequest[]): Promise<Buffer[] | null> {
  const child = fork(script, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const end = (drawn: Buffer[] | null) => {
      clearTimeout(timer);
      if (child.connected) child.disconnect();
      resolve(drawn);
    };
    child.once('message', (drawn) => end(drawn as Buffer[] | null));
    child.once('exit', () => end(null));
    child.send({ logo, icons }, () => undefined);
  });
}
