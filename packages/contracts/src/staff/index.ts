export * from './accounts.ts';
export * from './audit.ts';
export * from './own-duties.ts';
export * from './people.ts';
