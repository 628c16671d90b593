export * from './csv.ts';
export * from './english-letters.ts';
export * from './phone.ts';
export * from './text-entry.ts';
export * from './words.ts';
