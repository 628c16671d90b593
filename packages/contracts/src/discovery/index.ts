export * from './contacts.ts';
export * from './discovery.ts';
export * from './family-number.ts';
export * from './known-person.ts';
export * from './saved-searches.ts';
export * from './search-access.ts';
