export * from './find-faults.ts';
export * from './read-words.ts';
export * from './texts.ts';
export * from './translation-state.ts';
