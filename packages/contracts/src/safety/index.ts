export * from './member-report.ts';
export * from './office-reports.ts';
