/** The value lists of the association, by the names the specification gives them where it names them. */
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

/** A row of `qdb_lookup`. Its id is written into profiles and never changes. */
export interface LookupValue {
  id: number;
  lookup: LookupName;
  name: string;
  description: string | null;
}

/** Which ids belong to a list; the gaps are room to grow. Values that members add get ids from the database. */
export interface IdRange {
  from: number;
  to: number;
}

type Row = readonly [id: number, name: string, description?: string];

/** Writes a list out in full. */
export function lookupValues(lookup: LookupName, rows: readonly Row[]): LookupValue[] {
  return rows.map(([id, name, description = null]) => ({ id, lookup, name, description }));
}
