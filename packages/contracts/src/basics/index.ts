export * from './browser-errors.ts';
export * from './building-blocks.ts';
export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './error-details.ts';
export * from './file-output.ts';
export * from './health.ts';
export * from './vitals.ts';
