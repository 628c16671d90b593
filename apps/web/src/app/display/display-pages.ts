import type { loadLayout } from '../load-page.ts';
import { releases } from '../offline/releases.ts';

/** The pages of the hall and of print. The loader is passed in, so that it stays in the app's first file. */
export const displayPages = (load: typeof loadLayout) => ({
  '/tv': load(['hallCard', 'hallDisplay', 'hallTv'], () => {
    // So that the screen can be loaded again without a network.
    releases.start();
    return import('../../features/hall-tv/components/tv-page.tsx').then((m) => m.TvPage);
  }),
  '/desk': load([], () => {
    // A phone at a door goes on without a network.
    releases.start();
    return import('./desk-gate.tsx').then((m) => m.DeskGate);
  }),
  '/print_suchi': load(['hallDisplay', 'printPages'], () =>
    import('../../features/print-pages/components/print-index-page.tsx').then((m) => m.PrintIndexPage),
  ),
  '/tv_pdf': load(['fields', 'hallCard', 'hallDisplay', 'printPages'], () =>
    import('../../features/print-pages/components/tv-pdf-page.tsx').then((m) => m.TvPdfPage),
  ),
});
