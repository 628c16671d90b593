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
import { openServerEvents } from '../../../shared/api/server-events.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

const anonymous = { anonymous: true } as const;
const beatEveryMs = 2000;
const beatTimeoutMs = 8000;
const flag = 'suchi.hall.isScreen';

/** Whether this browser was made a screen. The secret itself is out of reach of scripts. */
export const wasMadeScreen = (): boolean => deviceStorage.getItem(flag) !== null;

export async function beginScreen(): Promise<{ code: string; endsAt: string }> {
  const { width, height } = window.screen;
  const begun = await api.call(
    beginScreenContract,
    { width: Math.max(1, width), height: Math.max(1, height) },
    anonymous,
  );
  deviceStorage.setItem(flag, '1');
  return { code: begun.code, endsAt: begun.ends_at };
}

export async function endScreen(): Promise<void> {
  deviceStorage.removeItem(flag);
  await api.call(endScreenContract, {}, anonymous).catch(() => undefined);
}

interface LinkEvents {
  /** At each answer, also when nothing changed. */
  onAnswer: (screen: OwnScreen) => void;
  /** The server could not be reached, or cannot work now. */
  onNoAnswer: () => void;
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
export function openScreenLink(link: LinkEvents): ScreenLink {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    stopHearing();
  };
  const leave = () => {
    if (isStopped) return;
    stop();
    deviceStorage.removeItem(flag);
    link.onGone();
  };
  const hear = (screen: OwnScreen) => {
    if (!isStopped) link.onAnswer(screen);
  };
  const stopHearing = openServerEvents(contractPath({ group: 'qe_hall', path: '/screens/events' }), {
    onData: (data) => {
      const heard = screenBeatContract.output.safeParse(data);
      if (heard.success) hear(heard.data);
    },
    onGone: leave,
  });

  async function beat(): Promise<void> {
    try {
      const answer = await sendBeat(link.report());
      hear(answer);
    } catch (error) {
      const { code, status } = error instanceof ApiError ? error : { code: 'NETWORK', status: 0 };
      if (code === 'SCREEN_NOT_FOUND') leave();
      // Without an answer the screen goes on; it tries again.
      else if (!isStopped && (status === 0 || status >= 500)) link.onNoAnswer();
    }
  }
  const loop = async () => {
    await beat();
    if (!isStopped) timer = setTimeout(() => void loop(), beatEveryMs);
  };
  void loop();
  return { beat, stop };
}

function sendBeat({ seen, item, report }: ReturnType<LinkEvents['report']>): Promise<OwnScreen> {
  const signal = AbortSignal.timeout(beatTimeoutMs);
  return api.call(
    screenBeatContract,
    { seen_number: Math.max(0, seen), item, report },
    { ...anonymous, signal },
  );
}
