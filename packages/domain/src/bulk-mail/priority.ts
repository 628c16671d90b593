/** 1 is very high, 5 very low. Mails with a higher priority are sent first. */
export const bulkMailPriorities = [1, 2, 3, 4, 5] as const;
export type BulkMailPriority = (typeof bulkMailPriorities)[number];

/** What a new mail starts with. */
export const defaultBulkMailPriority: BulkMailPriority = 3;
