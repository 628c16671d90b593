import { useEffect } from 'react';
import { preload } from '../../../shared/loading/lazy-part.tsx';

/** After the form has loaded and the person has begun: a slow phone is busy for some seconds. */
const waitMs = 6000;

/** The dialogs and fields that the form loads when they are first used. Loaded early, they open without a signal. */
function preloadFormParts(): void {
  preload(() => import('../../../shared/ui/dialog.tsx'));
  preload(() => import('../../../shared/ui/toaster.tsx'));
  preload(() => import('../../../shared/forms/combobox-input.tsx'));
  preload(() => import('../components/preview-drawer.tsx'));
  preload(() => import('../media/crop-dialog.tsx'));
  preload(() => import('../media/video-dialog.tsx'));
  // The browser remembers a failed import, so a photo could not be sent later either.
  preload(() => import('../../../shared/api/send-bytes.ts'));
}

export function usePreloadedFormParts(): void {
  useEffect(() => {
    const timer = setTimeout(preloadFormParts, waitMs);
    return () => clearTimeout(timer);
  }, []);
}
