/** The association's value lists, named as in the specification. */
export type LookupName =
  | 'Education New'
  | 'Education Name'
  | 'New Education'
  | 'Education Sector'
  | 'Education Stream'
  | 'Job Type'
  | 'Occupation'
  | 'Blood Group'
  | 'Gotra'
  | 'Complexion'
  | 'Body Build'
  | 'Country'
  | 'City'
  | 'Holidays';

/** A row of `qdb_lookup_type`. */
export interface LookupType {
  id: number;
  name: LookupName;
}

/** A row of `qdb_lookup`. Profiles store its id, so the id never changes. */
export interface LookupValue {
  id: number;
  lookup: LookupName;
  name: string;
  description: string | null;
}

/** The ids of a list; the gaps leave room for more. Values that members add get ids from the database. */
export interface IdRange {
  from: number;
  to: number;
}

type Row = readonly [id: number, name: string, description?: string];

/** Builds the values of a list. */
export function lookupValues(lookup: LookupName, rows: readonly Row[]): LookupValue[] {
  return rows.map(([id, name, description = null]) => ({ id, lookup, name, description }));
}
