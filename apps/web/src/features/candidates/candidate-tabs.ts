import type { CandidateCounts } from '@suchi/contracts/office';
import { type CandidateList, candidateLists } from '@suchi/domain/lifecycle';
import { candidateListPath } from '../../shared/config/office-paths.ts';
import type { Translate } from '../../shared/i18n/messages.ts';
import type { ListTab } from '../../shared/ui/data-list/list-tabs.tsx';

const bookLists: readonly CandidateList[] = ['book_ordered', 'dispached_ordered'];

interface TabsOptions {
  current: CandidateList;
  counts: CandidateCounts | undefined;
  /** Reviewers have the desk; others have no page of pending candidates. */
  isReviewer: boolean;
}

export function listCandidateTabs(
  t: Translate<'candidates'>,
  { current, counts, isReviewer }: TabsOptions,
): { label: string; tabs: ListTab[]; menu: { label: string; tabs: ListTab[] } } {
  const tab = (list: CandidateList): ListTab => ({
    label: t(`lists.${list}`),
    to: candidateListPath(list),
    count: counts?.[list],
    isCurrent: list === current,
  });
  const lists = candidateLists.filter(
    (list) => !bookLists.includes(list) && (isReviewer || list !== 'pending'),
  );
  return {
    label: t('tabs'),
    tabs: lists.map(tab),
    menu: { label: t('bookOrders'), tabs: bookLists.map(tab) },
  };
}
