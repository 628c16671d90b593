/** Prefix of every query that shows other members. Invalidate it after a favourite, a block or a note. */
export const discoveryKey = ['discovery'] as const;
