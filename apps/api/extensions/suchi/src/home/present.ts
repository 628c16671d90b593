import type { Home } from '@suchi/contracts/home';
import { presentSearchAccess } from '../discovery/present.ts';
import { presentOwnStanding } from '../profiles/present.ts';
import { presentOwnQuestion } from '../freshness/present.ts';
import { presentEdition } from '../settings/present.ts';
import type { HomeFacts } from './commands/read-home.ts';

export function presentHome({ me, standing, setting, viewer, edition, question }: HomeFacts): Home {
  return {
    me,
    standing: presentOwnStanding(standing),
    setting,
    search: presentSearchAccess(viewer),
    edition: presentEdition(edition),
    question: presentOwnQuestion(question),
  };
}
