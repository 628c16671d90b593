import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { toastQueue } from './toast.ts';

const Toaster = lazyPart(() => import('./toaster.tsx').then((module) => module.Toaster));

/** Loads the toaster when the first toast is shown. */
export function ToastHost() {
  const hasWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.hasWaiting);
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasWaiting && !isNeeded) setIsNeeded(true);
  return isNeeded ? <Toaster /> : null;
}
