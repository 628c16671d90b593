import { listCountedAtMost, type Selection } from '@suchi/contracts/office';
import type { RowId } from './list-types.ts';

/**
 * Selected rows: some, with the page on which each was selected (null when it is no longer known), or all of the
 * list except some.
 */
export type ListSelection<Id extends RowId = RowId> =
  { kind: 'some'; pageOf: ReadonlyMap<Id, number | null> } | { kind: 'all'; except: ReadonlySet<Id> };

export const noSelection: ListSelection<never> = { kind: 'some', pageOf: new Map<never, number | null>() };
export const wholeSelection: ListSelection<never> = { kind: 'all', except: new Set<never>() };

export function isSelected<Id extends RowId>(selection: ListSelection<Id>, id: Id): boolean {
  return selection.kind === 'all' ? !selection.except.has(id) : selection.pageOf.has(id);
}

export function countSelected(selection: ListSelection, total: number): number {
  return selection.kind === 'all' ? countWithout(total, selection.except.size) : selection.pageOf.size;
}

/** What is left of a list without some rows. Of a list that was not counted to its end, more than was counted. */
export function countWithout(total: number, some: number): number {
  return total > listCountedAtMost ? total : Math.max(0, total - some);
}

interface SelectionChange<Id extends RowId> {
  ids: readonly Id[];
  isOn: boolean;
  page: number;
}

export function changeSelection<Id extends RowId>(
  selection: ListSelection<Id>,
  { ids, isOn, page }: SelectionChange<Id>,
): ListSelection<Id> {
  if (selection.kind === 'all') {
    const except = new Set(selection.except);
    for (const id of ids)
      if (isOn) except.delete(id);
      else except.add(id);
    return { kind: 'all', except };
  }
  const pageOf = new Map(selection.pageOf);
  for (const id of ids)
    if (!isOn) pageOf.delete(id);
    else if (!pageOf.has(id)) pageOf.set(id, page);
  return { kind: 'some', pageOf };
}

/** After another sort or page length the rows are on other pages. */
export function forgetPages<Id extends RowId>(selection: ListSelection<Id>): ListSelection<Id> {
  if (selection.kind === 'all') return selection;
  return { kind: 'some', pageOf: new Map([...selection.pageOf.keys()].map((id) => [id, null])) };
}

interface SelectionPlaces {
  here: number;
  elsewhere: number;
  /** The other pages; null when they are not known. */
  otherPages: readonly number[] | null;
}

/** Where the selected rows are. */
export function findPlaces<Id extends RowId>(
  pageOf: ReadonlyMap<Id, number | null>,
  idsHere: readonly Id[],
): SelectionPlaces {
  const here = new Set(idsHere);
  const others = [...pageOf].filter(([id]) => !here.has(id)).map(([, page]) => page);
  const pages = others.filter((page) => page !== null);
  return {
    here: pageOf.size - others.length,
    elsewhere: others.length,
    otherPages: pages.length === others.length ? [...new Set(pages)].toSorted((a, b) => a - b) : null,
  };
}

/** The selection as the endpoints take it. */
export function toRequest<Id extends RowId, Filter>(
  selection: ListSelection<Id>,
  { search, filter }: { search: string; filter: Filter },
): Selection<Id, Filter> {
  if (selection.kind === 'some') return { ids: [...selection.pageOf.keys()] };
  return { all: true, ...(search !== '' && { search }), filter, except: [...selection.except] };
}
