export * from './attendees.ts';
export * from './candidates.ts';
export * from './dashboard.ts';
export * from './list-query.ts';
export * from './member.ts';
export * from './number-lists.ts';
export * from './system-status.ts';
export * from './users.ts';
