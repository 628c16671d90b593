import type { CandidateList } from '@suchi/domain/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { candidateListPath, officePaths } from '../../shared/config/office-paths.ts';
import { formatTotal } from '../../shared/i18n/format-total.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { initialFilter, isInitialFilter } from '../../shared/ui/data-list/filter-values.ts';
import type { CandidateRow } from '@suchi/contracts/office';
import { type DataListState, listKey } from '../../shared/ui/data-list/use-data-list.ts';
import { candidateCountsQuery, readCandidates } from './candidates-api.ts';

interface EmptyProps {
  list: CandidateList;
  state: DataListState<CandidateRow>;
}

/** What was searched for, and whether all candidates have it. */
export function EmptyText({ list, state }: EmptyProps) {
  const t = useMessages('candidates');
  const { search } = state.address.address;
  const { data: counts } = useQuery(candidateCountsQuery);
  const elsewhere = useCountInAll({ list, state });
  const words = { list: t(`lists.${list}`), search };
  if (search === '' && counts?.all === 0) return <p>{t('empty.start')}</p>;
  const isFiltered = !isInitialFilter(state.filters, state.address.address.filter);
  return (
    <>
      <p>{t(search !== '' ? 'empty.asked' : isFiltered ? 'empty.filtered' : 'empty.list', words)}</p>
      {elsewhere ? <p>{t('empty.elsewhere', { total: formatTotal(elsewhere) })}</p> : null}
    </>
  );
}

export function EmptyActions({ list, state }: EmptyProps) {
  const t = useMessages('candidates');
  const elsewhere = useCountInAll({ list, state });
  const isAdmin = useHasAccess('admin');
  const { address, change, searchOf } = state.address;
  return (
    <>
      {elsewhere ? (
        <ButtonLink to={candidateListPath('all') + searchOf({})}>{t('empty.searchAll')}</ButtonLink>
      ) : null}
      {isAdmin && address.search !== '' ? (
        <ButtonLink
          look="default"
          to={`${officePaths.users}?${new URLSearchParams({ search: address.search }).toString()}`}
        >
          {t('empty.searchUsers')}
        </ButtonLink>
      ) : null}
      {isInitialFilter(state.filters, address.filter) ? null : (
        <Button look="default" onClick={() => change({ filter: initialFilter(state.filters) })}>
          {t('empty.reset')}
        </Button>
      )}
    </>
  );
}

/** How many of all candidates the same search finds; undefined where it says nothing new. */
function useCountInAll({ list, state }: EmptyProps): number | undefined {
  const { columns: _, ...ask } = state.address.address;
  const { data } = useQuery({
    queryKey: [listKey, 'candidates', 'all', { ...ask, page: 1 }],
    queryFn: ({ signal }) => readCandidates('all', { ...ask, page: 1 }, signal),
    enabled: list !== 'all' && ask.search !== '',
  });
  return data?.total;
}
