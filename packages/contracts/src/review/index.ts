export * from './review.ts';
export * from './revision.ts';
