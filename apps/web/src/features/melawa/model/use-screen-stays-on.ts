import { useEffect } from 'react';

/** While the page is open and in front. Browsers that cannot, or that save power, go on as always. */
export function useScreenStaysOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
        lock = await navigator.wakeLock.request('screen').catch(() => null);
    };
    const hear = () => void ask();
    hear();
    document.addEventListener('visibilitychange', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
      void lock?.release().catch(() => {});
    };
  }, []);
}
