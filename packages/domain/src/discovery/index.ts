export * from './contact.ts';
export * from './country.ts';
export * from './marks.ts';
export * from './media-access.ts';
export * from './saved-search.ts';
export * from './search-keys.ts';
export * from './suchi-number.ts';
export * from './visibility.ts';
