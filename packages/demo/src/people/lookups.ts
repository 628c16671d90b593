/** A value of the reference data, as the caller passes it in. */
export interface DemoLookup {
  id: number;
  lookup: string;
  name: string;
  description: string | null;
}

/** Finds values of the reference data by name. */
export interface Lookups {
  /** Throws when the reference data has no such value. */
  require(lookup: string, name: string): DemoLookup;
  find(lookup: string, name: string): DemoLookup | null;
  list(lookup: string): readonly DemoLookup[];
}

/** Indexes the reference data by list and name. */
export function indexLookups(rows: readonly DemoLookup[]): Lookups {
  const byName = new Map(rows.map((row) => [`${row.lookup}/${row.name}`, row]));
  const byList = Map.groupBy(rows, ({ lookup }) => lookup);
  return {
    find: (lookup, name) => byName.get(`${lookup}/${name}`) ?? null,
    list: (lookup) => byList.get(lookup) ?? [],
    require(lookup, name) {
      const row = byName.get(`${lookup}/${name}`);
      if (!row) throw new Error(`The reference data has no ${name} in ${lookup}.`);
      return row;
    },
  };
}
