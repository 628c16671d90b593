export * from './edition-book.ts';
export * from './serials.ts';
