export * from './book-file.ts';
export * from './edition-book.ts';
export * from './freeze.ts';
export * from './own-number.ts';
export * from './printed-profile.ts';
export * from './serials.ts';
