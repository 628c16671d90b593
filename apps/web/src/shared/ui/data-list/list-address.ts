import { listPageSizes, listSearchMinLength } from '@suchi/contracts/office';
import { readPage } from '../../navigation/read-page.ts';
import { readFilterValue } from './filter-values.ts';
import { anyValue, type ListAsk, type ListFilter } from './list-types.ts';

/** What a list shows, as it stands in the address. */
export interface ListAddress extends ListAsk {
  /** The visible columns in their order; null for the ones kept on the device. */
  columns: readonly string[] | null;
}

export interface AddressShape {
  /** For example `-date_updated`. */
  initialSort: string;
  /** The names the server can sort by, without a sign. */
  sorts: readonly string[];
  filters: readonly ListFilter[];
}

const ownNames = ['search', 'sort', 'page', 'rows', 'columns'];
const searchMax = 100;

/** Ignores what it cannot read: people share and mistype addresses. */
export function parseListAddress(query: URLSearchParams, shape: AddressShape): ListAddress {
  const search = (query.get('search') ?? '').trim().slice(0, searchMax);
  const sort = query.get('sort') ?? '';
  const rows = Number(query.get('rows'));
  const columns = query.get('columns');
  return {
    search: search.length < listSearchMinLength ? '' : search,
    sort: shape.sorts.includes(sort.replace(/^-/, '')) ? sort : shape.initialSort,
    page: readPage(query),
    rows: listPageSizes.find((choice) => choice === rows) ?? listPageSizes[0],
    filter: Object.fromEntries(shape.filters.flatMap((filter) => readFilter(query.get(filter.key), filter))),
    columns: columns === null ? null : columns.split(',').filter(Boolean),
  };
}

function readFilter(text: string | null, filter: ListFilter): [string, string][] {
  if (text === anyValue) return [];
  const value = readFilterValue(filter, text) ?? filter.initial;
  return value === undefined ? [] : [[filter.key, value]];
}

/** The query string for an address: only what differs from the start, after the parameters of others. */
export function encodeListAddress(
  address: ListAddress,
  shape: AddressShape,
  query: URLSearchParams,
): URLSearchParams {
  const names = new Set([...ownNames, ...shape.filters.map(({ key }) => key)]);
  const encoded = new URLSearchParams([...query].filter(([name]) => !names.has(name)));
  const put = (name: string, value: string, initial: string) => {
    if (value !== initial) encoded.set(name, value);
  };
  put('search', address.search, '');
  for (const { key, initial = anyValue } of shape.filters) put(key, address.filter[key] ?? anyValue, initial);
  put('sort', address.sort, shape.initialSort);
  put('page', String(address.page), '1');
  put('rows', String(address.rows), String(listPageSizes[0]));
  if (address.columns !== null) encoded.set('columns', address.columns.join(','));
  return encoded;
}
