export * from './contact.ts';
export * from './country.ts';
export * from './visibility.ts';
