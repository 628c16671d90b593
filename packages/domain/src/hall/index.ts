export * from './hall-card.ts';
export * from './pairing-code.ts';
