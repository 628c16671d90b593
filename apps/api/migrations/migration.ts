/** A data move that every database makes once, in one transaction, between growing and shrinking the schema. */
export interface Migration {
  /** Number and name, the same as the file's. */
  id: string;
  /** The columns it reads, as `table.column`. A database that lacks one has nothing to move. */
  reads: readonly string[];
  /** Never changed once released: databases remember its checksum. */
  sql: string;
}
