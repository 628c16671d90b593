/** One difference between what the repository declares and what the database has. */
export interface Change {
  /** In words for the operator: what will be done to what. */
  what: string;
  apply: () => Promise<void>;
}
