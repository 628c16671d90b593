import fc from 'fast-check';

/**
 * A vitest setup file: CI draws the same values each time, so that a red run is about the change. Elsewhere
 * every run draws new ones.
 */
if (process.env.CI === 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_115 });
