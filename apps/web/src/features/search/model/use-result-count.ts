import type { SearchFilters, SearchSort } from '@suchi/contracts/discovery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchPageQuery } from '../api/search-page-query.ts';

const pauseMs = 300;

/**
 * How many profiles the filters find, a moment after they last changed; null where it is not known exactly. It loads
 * the first page, so that showing the result then costs nothing.
 */
export function useResultCount(filters: SearchFilters, sort: SearchSort): number | null {
  const [settled, setSettled] = useState(filters);
  const wanted = JSON.stringify(filters);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(wanted) as SearchFilters), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isPlaceholderData } = useQuery(searchPageQuery({ filters: settled, sort, page: 1 }));
  const isCurrent = JSON.stringify(settled) === wanted && !isPlaceholderData;
  return isCurrent && data?.total_is_exact ? data.total : null;
}
