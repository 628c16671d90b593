export * from './card.ts';
export * from './entry.ts';
export * from './paper.ts';
export * from './short-forms.ts';
