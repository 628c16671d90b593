import type { CandidateCounts } from '@suchi/contracts/office';
import { type CandidateList, candidateLists } from '@suchi/domain/lifecycle';
import type { OrderStep } from '@suchi/domain/money';
import { candidateListPath } from '../../shared/config/office-paths.ts';
import type { Translate } from '../../shared/i18n/messages.ts';
import type { ListTab } from '../../shared/ui/data-list/list-tabs.tsx';

/** Candidates by the step of their book order. */
export const bookLists: Partial<Record<CandidateList, OrderStep>> = {
  book_ordered: 'ordered',
  dispached_ordered: 'dispatched',
};
const isBookList = (list: CandidateList) => bookLists[list] !== undefined;

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
  const lists = candidateLists.filter((list) => !isBookList(list) && (isReviewer || list !== 'pending'));
  return {
    label: t('tabs'),
    tabs: lists.map(tab),
    menu: { label: t('bookOrders'), tabs: candidateLists.filter(isBookList).map(tab) },
  };
}
