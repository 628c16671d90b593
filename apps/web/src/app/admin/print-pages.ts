import type { ComponentType } from 'react';
import { officePaths } from '../../shared/config/office-paths.ts';
import { loadOfficePage, type OfficePage } from './load-office-page.ts';

function editionPage(load: () => Promise<ComponentType>): OfficePage {
  return { access: 'admin', Page: loadOfficePage(['edition', 'list'], load) };
}

/** The pages of the printed suchi by their address. */
export const printPages: Readonly<Record<string, OfficePage>> = {
  [officePaths.edition]: editionPage(() =>
    import('../../features/edition/components/edition-page.tsx').then((m) => m.EditionPage),
  ),
  [officePaths.serials]: editionPage(() =>
    import('../../features/edition/serials/serials-page.tsx').then((m) => m.SerialsPage),
  ),
};
