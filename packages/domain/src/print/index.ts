export * from './edition-stage.ts';
export * from './edition.ts';
export * from './labels.ts';
export * from './print-index.ts';
export * from './serial.ts';
export * from './tv-deck.ts';
