export * from './edition-book.ts';
export * from './printed-profile.ts';
export * from './proof.ts';
export * from './serials.ts';
