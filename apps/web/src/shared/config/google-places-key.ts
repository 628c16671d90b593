import { parseEnv } from './env.ts';

/** The association's key for Google's places, or null. Apart from `env`, which every first screen loads. */
export const { googlePlacesKey } = parseEnv(import.meta.env);
