export * from './association-faults.ts';
export * from './association-row.ts';
export * from './association.ts';
export * from './brand-colour.ts';
export * from './logo.ts';
export * from './oklch.ts';
export * from './page-association.ts';
export * from './translated-text.ts';
