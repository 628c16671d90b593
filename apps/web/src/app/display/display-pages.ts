import { registerCatalogues } from '../../shared/i18n/messages.ts';
import type { loadLayout } from '../load-page.ts';
import { releases } from '../offline/releases.ts';

/** The catalogues of the hall's pages, which other visitors' browsers do not load. */
const displayCatalogues = {
  hallCard: () => import('../../entities/hall-card/messages.en.ts').then((module) => module.hallCard),
  hallDisplay: () =>
    import('../../entities/hall-display/messages.en.ts').then((module) => module.hallDisplay),
  hallTv: () => import('../../features/hall-tv/messages.en.ts').then((module) => module.hallTv),
  printPages: () => import('../../features/print-pages/messages.en.ts').then((module) => module.printPages),
};

type Loaded = {
  [Name in keyof typeof displayCatalogues]: Awaited<ReturnType<(typeof displayCatalogues)[Name]>>;
};

declare module '../../shared/i18n/messages.ts' {
  // Merged into the namespaces that `useMessages` knows.
  interface Catalogues extends Loaded {}
}

registerCatalogues(displayCatalogues);

/** The pages of the hall and of print. The loader is passed in, so that it stays in the app's first file. */
export const displayPages = (load: typeof loadLayout) => ({
  '/tv': load(['hallCard', 'hallDisplay', 'hallTv'], () => {
    // So that the screen can be loaded again without a network.
    releases.start();
    return import('../../features/hall-tv/components/tv-page.tsx').then((m) => m.TvPage);
  }),
  '/print_suchi': load(['hallDisplay', 'printPages'], () =>
    import('../../features/print-pages/components/print-index-page.tsx').then((m) => m.PrintIndexPage),
  ),
  '/tv_pdf': load(['hallCard', 'hallDisplay', 'printPages'], () =>
    import('../../features/print-pages/components/tv-pdf-page.tsx').then((m) => m.TvPdfPage),
  ),
});
