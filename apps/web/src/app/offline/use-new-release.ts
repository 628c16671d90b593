import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '../../shared/router/hooks.ts';
import { releases } from './releases.ts';

/** A release that waits for a reload. Not offered on a page where something has been typed. */
export function useNewRelease() {
  const { pathname } = useLocation();
  const [typedOn, setTypedOn] = useState<string | null>(null);
  const isWaiting = useSyncExternalStore(releases.subscribe, releases.isWaiting);
  useEffect(() => {
    const noteTyping = () => setTypedOn(pathname);
    document.addEventListener('input', noteTyping);
    return () => document.removeEventListener('input', noteTyping);
  }, [pathname]);
  useEffect(() => releases.start(), []);
  return { isReady: isWaiting && typedOn !== pathname, reload: releases.reload };
}
