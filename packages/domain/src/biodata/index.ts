export * from './layouts.ts';
export * from './lines.ts';
export * from './link.ts';
export * from './parts.ts';
