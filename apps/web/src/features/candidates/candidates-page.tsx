import { type CandidateFilter, type CandidateRow, reachedSteps } from '@suchi/contracts/office';
import { activations, attendances, type CandidateList, candidateLists } from '@suchi/domain/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { candidateListPath, candidatePath } from '../../shared/config/office-paths.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { ListCount } from '../../shared/ui/data-list/list-count.tsx';
import { useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { candidateCard, listCandidateColumns, nameOf } from './candidate-columns.tsx';
import { bookLists, listCandidateTabs } from './candidate-tabs.ts';
import { candidateCountsQuery, readCandidates } from './candidates-api.ts';
import { EmptyActions, EmptyText } from './empty-candidates.tsx';
import { useCandidateActions } from './use-candidate-actions.tsx';
import { genders, maritalStatuses } from '@suchi/domain/profiles';
import type { ChoiceFilter, EntryFilter, ListFilter } from '../../shared/ui/data-list/list-types.ts';

const named = (key: keyof CandidateFilter, filter: Omit<ChoiceFilter, 'key'>): ListFilter => ({
  key,
  ...filter,
});
const typed = (key: keyof CandidateFilter, label: string, entry: EntryFilter['entry']): ListFilter => ({
  key,
  label,
  entry,
});

/** The filters of every list of candidates. Hidden profiles are left out until the chip is removed. */
function listCandidateFilters(t: Translate<'candidates'>): ListFilter[] {
  return [
    named('hidden', {
      label: t('filters.hidden'),
      options: [
        { value: 'without', label: t('filters.hiddenWithout') },
        { value: 'only', label: t('filters.hiddenOnly') },
      ],
      initial: 'without',
    }),
    named('gender', {
      label: t('filters.gender'),
      options: genders.map((value) => ({ value, label: t(`genders.${value}`) })),
    }),
    typed('age_from', t('filters.ageFrom'), 'number'),
    typed('age_to', t('filters.ageTo'), 'number'),
    typed('place', t('filters.place'), 'text'),
    typed('education', t('filters.education'), 'text'),
    typed('gotra', t('filters.gotra'), 'text'),
    named('marital_status', {
      label: t('filters.marital'),
      options: maritalStatuses.map((value) => ({ value, label: value })),
    }),
    named('has_serial_number', {
      label: t('filters.serial'),
      options: [
        { value: 'yes', label: t('filters.withSerial') },
        { value: 'no', label: t('filters.withoutSerial') },
      ],
    }),
    named('activation', {
      label: t('filters.season'),
      options: activations.map((value) => ({ value, label: t(`season.${value}`) })),
    }),
    named('attendance', {
      label: t('filters.attendance'),
      options: attendances.map((value) => ({ value, label: t(`attendance.${value}`) })),
    }),
    named('reached', {
      label: t('filters.reached'),
      options: reachedSteps.map((value) => ({ value, label: t(`filters.${value}`) })),
    }),
    typed('registered_from', t('filters.registeredFrom'), 'date'),
    typed('registered_to', t('filters.registeredTo'), 'date'),
  ];
}

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
          label: t('listTitle', { list: t(`lists.${list}`) }),
          searchPlaceholder: t('search'),
          position: (values) => t('position', values),
          positionNone: t('positionNone'),
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
