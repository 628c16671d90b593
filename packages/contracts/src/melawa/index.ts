export * from './board.ts';
export * from './event-settings.ts';
export * from './figures.ts';
export * from './rehearsal.ts';
