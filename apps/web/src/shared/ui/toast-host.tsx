import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Loads the toaster when the first toast is shown. */
export function ToastHost() {
  const hasWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.hasWaiting);
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasWaiting && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
