export * from './cover-serials.ts';
export * from './hall-access.ts';
export * from './hall-card.ts';
export * from './pairing-code.ts';
export * from './screen-command.ts';
export * from './screen-end.ts';
