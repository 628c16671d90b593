export * from './grievance.ts';
export * from './grievance-clock.ts';
export * from './hearing.ts';
