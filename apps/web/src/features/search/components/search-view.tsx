import type { SearchFilters, SearchPage } from '@suchi/contracts/discovery';
import type { Gender } from '@suchi/domain/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { searchStandingQuery } from '../../../entities/own-profile/search-standing-query.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { rememberTrail } from '../../../shared/navigation/result-trail.ts';
import { countPages, isCounting, searchPageQuery } from '../api/search-page-query.ts';
import { listFilterChips } from '../model/filter-chips.ts';
import { hasFilters } from '../model/tidy-filters.ts';
import { useSearchAddress } from '../model/use-search-address.ts';
import { FilterChips } from './filter-chips.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultPages } from './result-pages.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import classes from './search-view.module.css';

const FilterDialog = lazy(() =>
  import('./filter-dialog.tsx').then((module) => ({ default: module.FilterDialog })),
);

interface SearchViewProps {
  /** The gender to start with; null when there is no choice. */
  usualGender: Gender | null;
}

export function SearchView({ usualGender }: SearchViewProps) {
  const t = useMessages('search');
  const navigate = useNavigate();
  const { address, ask, pageSearch, reset } = useSearchAddress();
  const { filters, sort, page } = address;
  const gender = usualGender && (filters.gender ?? usualGender);
  const source = useQuery(searchPageQuery({ ...address, filters: { ...filters, gender } }));
  const chips = useFilterChips(filters);
  const [isFiltering, setIsFiltering] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const pages = countPages(source.data?.total ?? 0);

  useRefreshOnRefusal(source.error);
  useTrail(source.isPlaceholderData ? undefined : source.data, pageSearch(page));
  useTopOfPage(head, page);
  // The default gender is left out of the URL.
  const askFor = (next: SearchFilters) =>
    ask({ filters: { ...next, gender: next.gender === usualGender ? null : next.gender } });
  const goTo = (wanted: number) =>
    void navigate({ search: pageSearch(wanted) }, { preventScrollReset: true });
  usePageInRange(source.data, page, pages, (last) => {
    void navigate({ search: pageSearch(last) }, { replace: true, preventScrollReset: true });
  });

  return (
    <section className={classes.view} aria-labelledby="search-title">
      <div className={classes.head} ref={head}>
        <h2 className={classes.title} id="search-title">
          {t('title')}
        </h2>
        <SearchBar
          filters={filters}
          filterCount={chips.length}
          gender={gender}
          onChange={askFor}
          onOpenFilter={() => setIsFiltering(true)}
        />
      </div>
      <ResultHead found={source.data} sort={sort} onSort={(next) => ask({ sort: next })}>
        {hasFilters(filters) ? <FilterChips chips={chips} onChange={askFor} onReset={reset} /> : null}
      </ResultHead>
      <SearchResults source={source} isFiltered={hasFilters(filters)} onReset={reset} />
      {source.data && source.data.total > 0 && !isCounting(source.data) ? (
        <ResultPages
          page={Math.min(page, pages)}
          pages={pages}
          found={source.data}
          pageSearch={pageSearch}
          onGo={goTo}
        />
      ) : null}
      {isFiltering ? (
        <Suspense fallback={null}>
          <FilterDialog
            filters={{ ...filters, gender }}
            sort={sort}
            gender={gender}
            onApply={(next) => {
              setIsFiltering(false);
              askFor(next);
            }}
            onClose={() => setIsFiltering(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

function useFilterChips(filters: SearchFilters) {
  const t = useMessages('search');
  const { data: jobTypes = [] } = useQuery({
    ...lookupQuery('Job Type'),
    enabled: filters.job_type !== null,
  });
  const jobTypeName = jobTypes.find(({ id }) => id === filters.job_type)?.name ?? null;
  return listFilterChips(filters, { t, jobTypeName });
}

/** Search was closed after the page opened, by a date or a switch. Refreshing home shows why. */
function useRefreshOnRefusal(error: Error | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && error.code === 'SEARCH_REFUSED') {
      void queryClient.invalidateQueries({ queryKey: searchStandingQuery.queryKey });
    }
  }, [error, queryClient]);
}

/** Tells the profile page which profiles come before and after. */
function useTrail(data: SearchPage | undefined, search: string): void {
  useEffect(() => {
    if (data === undefined) return;
    rememberTrail({ search, page: data.page, total: data.total, ids: data.items.map(({ id }) => id) });
  }, [data, search]);
}

/** A new page scrolls to the top; a restored one keeps its position. */
function useTopOfPage(head: RefObject<HTMLElement | null>, page: number): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && !isBack) head.current?.scrollIntoView({ block: 'start' });
    shown.current = page;
  }, [head, page, isBack]);
}

/** A page number beyond the end becomes the last page. */
function usePageInRange(
  data: SearchPage | undefined,
  page: number,
  pages: number,
  onBeyond: (last: number) => void,
): void {
  const isBeyond = data !== undefined && data.page === page && page > pages;
  useEffect(() => {
    if (isBeyond) onBeyond(pages);
  });
}
