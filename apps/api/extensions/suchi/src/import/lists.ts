import type { ImportLists } from '@suchi/domain/import';
import { importedFields } from '@suchi/domain/import';
import type { Knex } from 'knex';
import { loadListFinder } from '../lookups/commands/find-or-add.ts';

/** A value that no list has yet. */
export interface MissingValue {
  standIn: number;
  lookup: string;
  typed: string;
}

export interface LoadedLists {
  /** The lists for one row, and what it adds to them. */
  ofRow(): { lists: ImportLists; missing: MissingValue[] };
  remember(value: MissingValue, id: number): void;
}

/** Numbers that no row of a list has. */
const firstStandIn = 2_000_000_000;

const listNames = new Set([
  'Country',
  'Education New',
  ...importedFields.flatMap(({ kind, list }) => (kind === 'lookup' && list !== undefined ? [list] : [])),
]);

const keyOf = (list: string, name: string) => `${list}/${name.toLowerCase()}`;

/** A copy of the lists that profiles use by number. */
export async function loadLists(db: Knex): Promise<LoadedLists> {
  const finders = new Map<string, (name: string) => number | null>();
  for (const name of listNames) finders.set(name, await loadListFinder(db, name));
  const added = new Map<string, number>();
  return {
    ofRow() {
      const missing: MissingValue[] = [];
      const lists: ImportLists = {
        findValue: (list, name) => finders.get(list)?.(name) ?? added.get(keyOf(list, name)) ?? null,
        standIn(lookup, typed) {
          const standIn = firstStandIn + missing.length;
          missing.push({ standIn, lookup, typed });
          return standIn;
        },
      };
      return { lists, missing };
    },
    remember: ({ lookup, typed }, id) => void added.set(keyOf(lookup, typed), id),
  };
}
