import type { SearchFilters, SearchPage } from '@suchi/contracts/discovery';
import { readSuchiNumber } from '@suchi/domain/discovery';
import type { Gender } from '@suchi/domain/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { searchAccessQuery } from '../../../entities/own-profile/search-access-query.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart, preload } from '../../../shared/loading/lazy-part.tsx';
import { rememberTrail } from '../../../shared/navigation/result-trail.ts';
import { useIsBackOrForward, useNavigate } from '../../../shared/router/hooks.ts';
import { countPages, isCounting, searchPageQuery, sizeOf } from '../api/search-page-query.ts';
import { useFilterChips } from '../model/use-filter-chips.ts';
import { useOpenedSearch } from '../model/use-opened-search.ts';
import { useSearchAddress } from '../model/use-search-address.ts';
import { NearSpellings, NumberNotes, PreferencesPrompt } from './result-notes.tsx';
import { ResultControls } from './result-controls.tsx';
import { ResultPages } from './result-pages.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './search-view.module.css';

const loadFilterDialog = () => import('./filter-dialog.tsx').then((module) => module.FilterDialog);
const FilterDialog = lazyPart(loadFilterDialog);

/** After the page has settled: evaluating the code of the dialog blocks a slow phone for a moment. */
const dialogWaitMs = 8000;

interface SearchViewProps {
  /** The gender to start with; null when there is no choice. */
  usualGender: Gender | null;
}

export function SearchView({ usualGender }: SearchViewProps) {
  const t = useMessages('search');
  const navigate = useNavigate();
  const { address, ask, pageSearch, reset } = useSearchAddress();
  const { filters, page } = address;
  const gender = usualGender && (filters.gender ?? usualGender);
  const shown = { ...address, filters: { ...filters, gender } };
  const saved = useOpenedSearch(address);
  // The visit says first what is new.
  const source = useQuery({ ...searchPageQuery(shown), enabled: !saved.isPending });
  const chips = useFilterChips(filters);
  const filterDialog = useFilterDialog();
  const head = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const number = readSuchiNumber(filters.name);
  const pages = countPages(source.data?.total ?? 0, address.view);

  useRefreshOnRefusal(source.error);
  useTrail(source.isPlaceholderData ? undefined : source.data, pageSearch(page), sizeOf(address.view));
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
      <Stack gap={3} className={`bounded ${classes.head}`} ref={head}>
        <Text as="h2" size="3xl" leading="tight" className={classes.title} id="search-title">
          {t('title')}
        </Text>
        <SearchBar
          filters={filters}
          filterCount={chips.length}
          gender={gender}
          onChange={askFor}
          onOpenFilter={filterDialog.open}
        />
      </Stack>
      <div className={classes.results} ref={results}>
        <ResultControls
          address={shown}
          found={source.data}
          saved={saved}
          chips={chips}
          ask={ask}
          onFilter={askFor}
          onReset={reset}
        />
      </div>
      <NearSpellings name={filters.name} found={source.data} />
      <PreferencesPrompt found={source.data} />
      <SearchResults source={source} filters={filters} view={address.view ?? 'cards'} onReset={reset} />
      <NumberNotes number={number} />
      {source.data && source.data.total > 0 && !isCounting(source.data) ? (
        <ResultPages
          page={Math.min(page, pages)}
          pages={pages}
          found={source.data}
          pageSearch={pageSearch}
          onGo={goTo}
        />
      ) : null}
      {filterDialog.isOpen ? (
        <FilterDialog
          address={shown}
          onApply={(next) => {
            filterDialog.close(results.current);
            askFor(next);
          }}
          onClose={() => filterDialog.close(null)}
        />
      ) : null}
    </section>
  );
}

/** Focus returns to the button that opened the dialog; after a search the results come into view. */
function useFilterDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => preload(loadFilterDialog), dialogWaitMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOpen) return;
    opener.current?.focus({ preventScroll: true });
    if (target.current && !isInUpperHalf(target.current)) target.current.scrollIntoView({ block: 'start' });
    target.current = null;
  }, [isOpen]);
  return {
    isOpen,
    open: (button: HTMLElement) => {
      opener.current = button;
      setIsOpen(true);
    },
    close: (shown: HTMLElement | null) => {
      target.current = shown;
      setIsOpen(false);
    },
  };
}

/** Then nothing has to move, and the heading above does not slip under the header. */
function isInUpperHalf(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}

/** Search was closed after the page opened, by a date or a switch. Refreshing home shows why. */
function useRefreshOnRefusal(error: Error | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && error.code === 'SEARCH_REFUSED') {
      void queryClient.invalidateQueries({ queryKey: searchAccessQuery.queryKey });
    }
  }, [error, queryClient]);
}

/** Tells the profile page which profiles come before and after. */
function useTrail(data: SearchPage | undefined, search: string, size: number): void {
  useEffect(() => {
    if (data === undefined) return;
    const ids = data.items.map(({ id }) => id);
    rememberTrail({ search, page: data.page, total: data.total, size, ids });
  }, [data, search, size]);
}

/** A new page scrolls to the top; a restored one keeps its position. */
function useTopOfPage(head: RefObject<HTMLElement | null>, page: number): void {
  const isBack = useIsBackOrForward();
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
