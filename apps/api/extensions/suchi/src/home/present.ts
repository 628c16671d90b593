import type { Home } from '@suchi/contracts/home';
import { presentSearchAccess } from '../discovery/present.ts';
import { presentOwnStanding } from '../profiles/present.ts';
import { presentEdition } from '../settings/present.ts';
import type { HomeFacts } from './commands/read-home.ts';

export function presentHome({ me, standing, setting, viewer, edition }: HomeFacts): Home {
  return {
    me,
    standing: presentOwnStanding(standing),
    setting,
    search: presentSearchAccess(viewer),
    edition: presentEdition(edition),
  };
}
