export * from './lookup-choice.ts';
export * from './lookup-merge.ts';
export * from './lookup.ts';
