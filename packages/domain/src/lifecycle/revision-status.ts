/** Every status of a revision: a change of an approved profile that is reviewed while the profile stays visible. */
export const revisionStatuses = ['draft', 'submitted', 'rejected', 'approved', 'withdrawn'] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];

/** The statuses in which the author still works on a revision or waits for the decision. */
export const openRevisionStatuses = ['draft', 'submitted', 'rejected'] as const;
export type OpenRevisionStatus = (typeof openRevisionStatuses)[number];

/** The status of a profile's latest revision; null before the first one. */
export type RevisionState = RevisionStatus | null;
