import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { CleanResult } from './clean-photo.ts';

/** A photo whose process ends without a result is `not_opened`. */
export type PoolResult = CleanResult | 'queue_full';

export interface PhotoPool {
  /** `onMove` gets the number of photos before this one, first and after each move. */
  clean(bytes: Uint8Array, onMove?: (before: number) => void): Promise<PoolResult>;
}

export interface PhotoPoolLimits {
  waitingAtMost: number;
  /** A proxy gives up after a minute, so a photo that waited this long is refused. */
  waitAtMostMs: number;
  killAfterMs: number;
  /** An idle process is stopped to free its memory. */
  idleForMs: number;
}

const defaults: PhotoPoolLimits = {
  waitingAtMost: 20,
  waitAtMostMs: 30_000,
  killAfterMs: 20_000,
  idleForMs: 60_000,
};

interface Waiting {
  bytes: Uint8Array;
  since: number;
  onMove: (before: number) => void;
  answer: (result: PoolResult) => void;
}

/** Decodes one photo at a time in a separate process, which is started on demand and replaced when it ends. */
export function createPhotoPool(changes: Partial<PhotoPoolLimits> = {}): PhotoPool {
  const limits = { ...defaults, ...changes };
  const line: Waiting[] = [];
  let child: ChildProcess | null = null;
  let isBusy = false;
  let idleTimer: NodeJS.Timeout | undefined;

  const process = (): ChildProcess => {
    if (!child?.connected) child = startProcess();
    return child;
  };

  const next = (): void => {
    if (isBusy) return;
    const photo = line.shift();
    if (!photo) {
      clearTimeout(idleTimer);
      // A process that was killed has ended its channel itself.
      idleTimer = setTimeout(() => child?.connected && child.disconnect(), limits.idleForMs).unref();
      return;
    }
    if (performance.now() - photo.since > limits.waitAtMostMs) {
      photo.answer('queue_full');
      next();
      return;
    }
    clearTimeout(idleTimer);
    isBusy = true;
    photo.onMove(0);
    line.forEach(({ onMove }, place) => onMove(place + 1));
    void decode(process(), photo.bytes, limits.killAfterMs).then((result) => {
      photo.answer(result);
      isBusy = false;
      next();
    });
  };

  return {
    clean(bytes, onMove = () => undefined) {
      if (line.length >= limits.waitingAtMost) return Promise.resolve('queue_full');
      return new Promise((answer) => {
        if (isBusy) onMove(line.length + 1);
        line.push({ bytes, since: performance.now(), onMove, answer });
        next();
      });
    },
  };
}

// By package name: the path is the same from the source and the bundle.
const script = createRequire(import.meta.url).resolve('@suchi/extension/photo-process');

function startProcess(): ChildProcess {
  const child = fork(script, {
    execArgv: [],
    // It needs no secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle process must not keep the node alive. It ends with the node.
  child.unref();
  child.channel?.unref();
  return child;
}

function decode(child: ChildProcess, bytes: Uint8Array, killAfterMs: number): Promise<PoolResult> {
  return new Promise((answer) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const end = (result: PoolResult) => {
      clearTimeout(timer);
      child.removeAllListeners();
      answer(result);
    };
    child.once('message', (result) => end(result as CleanResult));
    child.once('exit', () => end('not_opened'));
    // If sending fails the process is ending, and its exit event follows.
    child.send(bytes, () => undefined);
  });
}
