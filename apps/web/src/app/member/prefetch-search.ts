import { OpenSearch } from '../../features/search/components/search-area.tsx';
import { prefetch } from '../prefetch.ts';

/** Loads the search and the page of it that the query string asks for. */
export async function prefetchSearch(query: string): Promise<void> {
  const firstPage = import('../../features/search/api/first-page-query.ts').then(({ firstPageQuery }) =>
    prefetch(firstPageQuery(query)),
  );
  await Promise.all([firstPage, OpenSearch.load()]);
}
