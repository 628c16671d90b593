import { officePaths } from '../../shared/config/office-paths.ts';
import { type OfficePage, loadOfficePage as page } from './load-office-page.ts';

/** The organiser's pages of the melawa, by their address. */
export const melawaDayPages: Readonly<Record<string, OfficePage>> = {
  [officePaths.melawaDay]: {
    access: 'event',
    Page: page(['melawaDay'], () =>
      import('../../features/melawa-day/board-page.tsx').then((m) => m.BoardPage),
    ),
  },
  [officePaths.melawaDesks]: {
    access: 'event',
    Page: page(['melawaDay'], () =>
      import('../../features/melawa-day/desks-page.tsx').then((m) => m.DesksPage),
    ),
  },
  [officePaths.melawaSettings]: {
    access: 'admin',
    Page: page(['melawaDay'], () =>
      import('../../features/melawa-day/settings-page.tsx').then((m) => m.MelawaSettingsPage),
    ),
  },
  [officePaths.melawaFigures]: {
    access: 'admin',
    Page: page(['melawaDay', 'list'], () =>
      import('../../features/melawa-day/figures-page.tsx').then((m) => m.FiguresPage),
    ),
  },
  [officePaths.melawaRehearsal]: {
    access: 'admin',
    Page: page(['melawaDay'], () =>
      import('../../features/melawa-day/rehearsal-page.tsx').then((m) => m.RehearsalPage),
    ),
  },
};
