/** A data move that every database makes once, in one transaction, between growing and shrinking the schema. */
export interface Migration {
  /** Number and name, the same as the file's. */
  id: string;
  /** The columns it reads, as `table.column`. A database that lacks one has nothing to move. */
  reads: readonly string[];
  /**
   * Runs before nodes of its release start, beside nodes of the release before. It must not disturb those, and what
   * they write after it is not moved.
   */
  isEarly?: boolean;
  /** Never changed once released: databases remember its checksum. */
  sql: string;
}
