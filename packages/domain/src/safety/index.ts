export * from './acquaintance.ts';
export * from './member-report.ts';
export * from './profile-pace.ts';
export * from './reveal-pace.ts';
