import type { CandidateRow } from '@suchi/contracts/office';
import { type CandidateList, candidateLists } from '@suchi/domain/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { candidateListPath, candidatePath } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { ListCount } from '../../shared/ui/data-list/list-count.tsx';
import { useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { candidateCard, listCandidateColumns, nameOf } from './candidate-columns.tsx';
import { listCandidateFilters } from './candidate-filters.ts';
import { bookLists, listCandidateTabs } from './candidate-tabs.ts';
import { candidateCountsQuery, readCandidates } from './candidates-api.ts';
import { EmptyActions, EmptyText } from './empty-candidates.tsx';
import { useCandidateActions } from './use-candidate-actions.tsx';

/** A list of candidates; the last part of the address says which. For all staff, without money or contacts. */
export function CandidatesPage() {
  const { pathname } = useLocation();
  const list = candidateLists.find((each) => pathname === candidateListPath(each)) ?? 'all';
  return <CandidatesList key={list} list={list} />;
}

function CandidatesList({ list }: { list: CandidateList }) {
  const t = useMessages('candidates');
  const { data: counts } = useQuery(candidateCountsQuery);
  const isReviewer = useHasAccess('review');
  const state = useDataList({
    name: list === 'draft' ? 'candidates-draft' : 'candidates',
    queryKey: ['candidates', list],
    read: (ask, signal) => readCandidates(list, ask, signal),
    columns: listCandidateColumns(t, list),
    initialSort: '-date_updated',
    filters: listCandidateFilters(t),
  });
  const actions = useCandidateActions(list, state);
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <>
          {t('title')}
          <ListCount shown={state.page?.total} all={counts?.all} />
        </>
      }
      lead={bookLists[list] === undefined ? undefined : t('bookNote')}
      actions={actions.head}
    >
      <DataList
        list={state}
        words={{
          label: `${t('title')}, ${t(`lists.${list}`)}`,
          searchPlaceholder: t('search'),
          noun: (count) => t('noun', { count }),
        }}
        rowName={(row) => nameOf(t, row)}
        {...(isReviewer && { rowHref: ({ id }: CandidateRow) => candidatePath(id) })}
        card={candidateCard(list)}
        tabs={listCandidateTabs(t, { current: list, counts, isReviewer })}
        bulkActions={actions.bulk}
        columnsNote={t('columnsNote')}
        empty={{
          title: t('empty.title'),
          text: <EmptyText list={list} state={state} />,
          action: <EmptyActions list={list} state={state} />,
        }}
      />
      {actions.dialog}
    </ScreenWrapper>
  );
}
