// For the worker.
export { tendChoices } from '../choices/commands/tend-choices.ts';
