export * from './legal-pages.ts';
export * from './online-sale.ts';
export * from './setup-fields.ts';
export * from './setup-lacks.ts';
export * from './setup-link.ts';
