import { fork } from 'node:child_process';
import { createRequire } from 'node:module';

const killAfterMs = 20_000;
const { resolve } = createRequire(import.meta.url);

/**
 * Sends one request to a process of its own, without environment and secrets, and ends it; null when it gave no answer.
 * The script goes by its package's name: the path is the same from the source and the bundle.
 */
export function runChild<Answer>(
  script: `@suchi/extension/${string}`,
  request: object,
): Promise<Answer | null> {
  const child = fork(resolve(script), {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      if (child.connected) child.disconnect();
      done(answer);
    };
    child.once('message', (answer) => end(answer as Answer | null));
    child.once('exit', () => end(null));
    child.send(request, () => undefined);
  });
}
