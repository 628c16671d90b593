import type { SearchFilters } from '@suchi/contracts/discovery';
import { readSuchiNumber } from '@suchi/domain/discovery';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { searchPageQuery } from '../api/search-page-query.ts';
import { noFilters, type SearchAddress } from '../model/search-address.ts';
import { hasFilters, listReversedRanges, tidyFilters } from '../model/tidy-filters.ts';
import classes from './filter-dialog.module.css';
import { FilterFields } from './filter-fields.tsx';
import { SheetHead } from './sheet-head.tsx';

interface FilterDialogProps {
  /** With the gender on display. */
  address: SearchAddress;
  onApply: (filters: SearchFilters) => void;
  onClose: () => void;
}

export function FilterDialog({ address, onApply, onClose }: FilterDialogProps) {
  const t = useMessages('search');
  const [draft, setDraft] = useState(address.filters);
  // The sheet opens at the tap; its many fields follow in the next moment.
  const hasFields = useDeferredValue(true, false);
  const count = useResultCount(tidyFilters({ ...draft, name: numberless(draft.name) }), address);
  const isReversed = listReversedRanges(draft).length > 0;
  const change = useCallback(
    (changed: Partial<SearchFilters>) => setDraft((before) => ({ ...before, ...changed })),
    [],
  );
  return (
    <SheetDialog label={t('filter')} width={720} height="95%" onClose={onClose}>
      <SheetHead title={t('filter')} onClose={onClose} />
      <Stack gap={4} className={classes.fields}>
        {hasFields ? <FilterFields filters={draft} onChange={change} /> : null}
      </Stack>
      <Row gap={3} align="stretch" className={classes.foot}>
        {hasFilters({ ...draft, name: null }) ? (
          <Button
            look="default"
            onClick={() => setDraft({ ...noFilters, gender: draft.gender, name: draft.name })}
          >
            {t('reset')}
          </Button>
        ) : null}
        <Button disabled={isReversed} onClick={() => onApply({ ...draft, name: numberless(draft.name) })}>
          {count === null || isReversed ? t('apply') : t('applyCounted', { count })}
        </Button>
      </Row>
    </SheetDialog>
  );
}

/** Filters do not apply to a suchi number, so setting them leaves the number. */
const numberless = (name: string | null) => (readSuchiNumber(name) === null ? name : null);

const pauseMs = 300;

/**
 * How many profiles the filters find, a moment after they last changed; null where it is not known exactly. It loads
 * the first page, so that showing the result then costs nothing.
 */
function useResultCount(filters: SearchFilters, address: SearchAddress): number | null {
  const [settled, setSettled] = useState(filters);
  const wanted = JSON.stringify(filters);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(wanted) as SearchFilters), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isPlaceholderData } = useQuery(searchPageQuery({ ...address, filters: settled, page: 1 }));
  const isCurrent = JSON.stringify(settled) === wanted && !isPlaceholderData;
  return isCurrent && data?.total_is_exact ? data.total : null;
}
