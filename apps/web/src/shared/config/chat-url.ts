import { parseEnv } from './env.ts';

/** Apart from `env`, which every first screen loads. */
export const { chatUrl } = parseEnv(import.meta.env);
