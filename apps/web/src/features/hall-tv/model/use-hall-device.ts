import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '../../../shared/api/api.ts';
import type { Store } from '../../../shared/state/create-store.ts';

const offlineAfterMs = 20_000;
const beatEveryMs = 2000;

/** The network or the server does not answer for a while. Short breaks are not shown. */
export function useLongOffline(isAnswered: Store<boolean>): boolean {
  const hasNetwork = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const hasServer = useSyncExternalStore(isAnswered.subscribe, isAnswered.read);
  const isOnline = hasNetwork && hasServer;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isOnline) return undefined;
    const timer = setTimeout(() => setIsLong(true), offlineAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isOnline]);
  return isLong && !isOnline;
}

function subscribeFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(subscribeFullScreen, () => document.fullscreenElement !== null);

export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser may refuse; the page works without it.
  change.catch(() => undefined);
}

/** Keeps the screen lit. The browser drops the lock when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const take = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          lock = taken;
        },
        () => undefined,
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}

/** Tells the watchdog, a script of its own, that the page works. */
export function useWatchdog(signOfLife: () => string): void {
  useEffect(() => {
    const root = document.documentElement;
    const beat = () => {
      root.dataset.hallBeat = signOfLife();
    };
    beat();
    const timer = setInterval(beat, beatEveryMs);
    const script = document.createElement('script');
    script.src = '/hall-watchdog.js';
    document.head.append(script);
    return () => {
      clearInterval(timer);
      script.remove();
    };
  }, [signOfLife]);
}
