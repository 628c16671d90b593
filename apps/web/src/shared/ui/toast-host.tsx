import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Stands at the root of the app and costs nothing until somebody has something to say. */
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
