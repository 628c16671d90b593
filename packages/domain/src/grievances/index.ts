export * from './grievance-clock.ts';
export * from './grievance.ts';
export * from './hearing.ts';
