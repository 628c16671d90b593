// Starts a process again when it ends, as systemd does with the units of ops/systemd.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BackgroundProcess, projectRoot, waitUntil } from '@suchi/testing';

export interface Supervised<Running extends BackgroundProcess> {
  /** The process of now, which may have ended. */
  current(): Running;
  /** How often it was started again. */
  restarts(): number;
  /** Ends it and leaves it so, as a machine that is off. */
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  stop(): Promise<void>;
}

/** Long enough for a node that drains, finishes and closes. */
const graceMs = 45_000;

/** What the unit says; it fails when the unit no longer restarts. */
export function readRestartSeconds(unit: string): number {
  const text = readFileSync(join(projectRoot, 'ops/systemd', unit), 'utf8');
  const seconds = /^RestartSec=(\d+)$/m.exec(text)?.[1];
  if (!/^Restart=always$/m.test(text) || !/^StartLimitIntervalSec=0$/m.test(text) || seconds === undefined)
    throw new Error(`${unit} does not start its process again without end`);
  return Number(seconds);
}

export async function supervise<Running extends BackgroundProcess>(
  unit: string,
  launch: () => Promise<Running>,
): Promise<Supervised<Running>> {
  const pauseMs = readRestartSeconds(unit) * 1000;
  let current = await launch();
  const wish = { isOn: true };
  let restarts = 0;

  const watch = async () => {
    while (wish.isOn) {
      const running = current;
      await waitUntil('the process to end', async () => running.hasExited() || !wish.isOn, {
        timeoutMs: Number.POSITIVE_INFINITY,
      });
      if (!wish.isOn) return;
      await delay(pauseMs);
      // It can be switched off while its restart is due.
      if (!wish.isOn) return;
      restarts += 1;
      current = await launch();
    }
  };
  let watching = watch();
  const end = async (how: 'kill' | 'stop') => {
    wish.isOn = false;
    await watching;
    await (how === 'kill' ? current.kill() : current.stop(graceMs));
  };
  return {
    current: () => current,
    restarts: () => restarts,
    switchOff: () => end('kill'),
    async switchOn() {
      wish.isOn = true;
      current = await launch();
      watching = watch();
    },
    stop: () => end('stop'),
  };
}
