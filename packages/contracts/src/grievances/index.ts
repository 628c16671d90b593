export * from './grievance-desk.ts';
export * from './grievance-facts.ts';
export * from './own-grievances.ts';
