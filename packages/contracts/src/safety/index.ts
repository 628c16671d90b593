export * from './member-report.ts';
export * from './report-desk.ts';
