import type { SearchFilters, SearchSort } from '@suchi/contracts/discovery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchPageQuery } from '../api/search-page-query.ts';

const pauseMs = 300;

/**
 * The number of matches shortly after the filters change; null while loading. It loads the first page, which is then
 * cached for the result.
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
  return isCurrent ? (data?.total ?? null) : null;
}
