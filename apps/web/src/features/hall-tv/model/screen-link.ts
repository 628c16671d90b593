import {
  beginScreenContract,
  endScreenContract,
  type OwnScreen,
  screenBeatContract,
  type ScreenReport,
} from '@suchi/contracts/hall';
import { contractPath } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/api.ts';
import { env } from '../../../shared/config/env.ts';

const anonymous = { anonymous: true } as const;
const beatEveryMs = 2000;
const flag = 'suchi.hall.isScreen';

/** Whether this browser was made a screen. The secret itself is out of reach of scripts. */
export const wasMadeScreen = (): boolean => localStorage.getItem(flag) !== null;

export async function beginScreen(): Promise<{ code: string; endsAt: string }> {
  const { width, height } = window.screen;
  const begun = await api.call(
    beginScreenContract,
    { width: Math.max(1, width), height: Math.max(1, height) },
    anonymous,
  );
  localStorage.setItem(flag, '1');
  return { code: begun.code, endsAt: begun.ends_at };
}

export async function endScreen(): Promise<void> {
  localStorage.removeItem(flag);
  await api.call(endScreenContract, {}, anonymous).catch(() => undefined);
}

interface LinkEvents {
  /** At each answer, also when nothing changed. */
  onAnswer: (screen: OwnScreen) => void;
  /** The screen was removed, or its event is over. */
  onGone: () => void;
  /** What the screen says about itself. */
  report: () => { seen: number; item: number | null; report: ScreenReport | null };
}

export interface ScreenLink {
  /** Tells the desk now, for example when a command is done. */
  beat: () => Promise<void>;
  stop: () => void;
}

/** Hears commands at once by server-sent events; asks every two seconds as well, in case those do not come. */
export function openScreenLink({ onAnswer, onGone, report }: LinkEvents): ScreenLink {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const events = new EventSource(
    `${env.apiUrl}${contractPath({ group: 'qe_hall', path: '/screens/events' })}`,
  );
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    events.close();
  };
  const leave = () => {
    if (isStopped) return;
    stop();
    localStorage.removeItem(flag);
    onGone();
  };

  events.addEventListener('message', ({ data }) => {
    const heard = screenBeatContract.output.safeParse(JSON.parse(String(data)));
    if (heard.success && !isStopped) onAnswer(heard.data);
  });
  events.addEventListener('gone', leave);

  async function beat(): Promise<void> {
    const { seen, item, report: own } = report();
    try {
      const answer = await api.call(
        screenBeatContract,
        { seen_number: Math.max(0, seen), item, report: own },
        anonymous,
      );
      if (!isStopped) onAnswer(answer);
    } catch (error) {
      // Without a network the screen goes on; it tries again.
      if (error instanceof ApiError && error.code === 'SCREEN_NOT_FOUND') leave();
    }
  }
  const loop = async () => {
    await beat();
    if (!isStopped) timer = setTimeout(() => void loop(), beatEveryMs);
  };
  void loop();
  return { beat, stop };
}
