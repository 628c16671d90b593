export interface RecordedMigration {
  id: string;
  checksum: string;
}

/**
 * Why this release must not change a database with these migrations, or null. The recorded list must be an
 * unchanged start of the known list.
 */
export function checkHistory(recorded: RecordedMigration[], known: RecordedMigration[]): string | null {
  const unknown = recorded.find(({ id }) => !known.some((migration) => migration.id === id));
  if (unknown)
    return `the database has run migration ${unknown.id}, which this release does not know. Install the newer release.`;
  const changed = recorded.find(({ id, checksum }) =>
    known.some((migration) => migration.id === id && migration.checksum !== checksum),
  );
  if (changed)
    return `migration ${changed.id} was changed after this database ran it. Restore it and add a new one.`;
  const skipped = known
    .slice(0, recorded.length)
    .find(({ id }) => !recorded.some((migration) => migration.id === id));
  return skipped
    ? `migration ${skipped.id} comes before one that this database has run. Give it the next number.`
    : null;
}
