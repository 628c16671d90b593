export * from './contacts.ts';
export * from './discovery.ts';
export * from './known-person.ts';
