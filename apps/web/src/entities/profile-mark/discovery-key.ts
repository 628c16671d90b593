/**
 * Begins the key of every query that shows other members: search, profile page, lists. Whoever marks, blocks or notes
 * somebody invalidates it.
 */
export const discoveryKey = ['discovery'] as const;
