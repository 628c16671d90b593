import type { SearchFilters, SearchPage } from '@suchi/contracts/discovery';
import { readSuchiNumber } from '@suchi/domain/discovery';
import type { FilterChip } from '../model/filter-chips.ts';
import type { SearchAddress } from '../model/search-address.ts';
import { hasFilters } from '../model/tidy-filters.ts';
import type { OpenedSearch } from '../model/use-opened-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { ResultHead } from './result-head.tsx';
import { SavedChip } from './saved-chip.tsx';
import { SavedLine } from './saved-line.tsx';

interface ResultControlsProps {
  address: SearchAddress;
  /** Undefined until the first page is here. */
  found: SearchPage | undefined;
  saved: OpenedSearch;
  chips: readonly FilterChip[];
  ask: (change: Partial<Omit<SearchAddress, 'page'>>) => void;
  onFilter: (filters: SearchFilters) => void;
  onReset: () => void;
}

/** What stands above a result: its count, order and view, the filters, and whether it is saved. */
export function ResultControls(props: ResultControlsProps) {
  const { address, found, saved, chips, ask, onFilter, onReset } = props;
  const { filters, sort, view } = address;
  const number = readSuchiNumber(filters.name);
  // A suchi number is found whatever the filters are.
  const hasChips = number === null && (hasFilters(filters) || saved.search !== null);
  return (
    <>
      <ResultHead
        found={found}
        number={number}
        sort={sort}
        onSort={(next) => ask({ sort: next })}
        view={view ?? 'cards'}
        onView={(next) => ask({ view: next })}
      >
        {hasChips ? (
          <FilterChips
            chips={chips}
            first={saved.search ? <SavedChip saved={saved} onRemoved={() => ask({ saved: null })} /> : null}
            onChange={onFilter}
            onReset={onReset}
          />
        ) : null}
      </ResultHead>
      {number === null ? (
        <SavedLine address={address} chips={chips} saved={saved} onSaved={(id) => ask({ saved: id })} />
      ) : null}
    </>
  );
}
