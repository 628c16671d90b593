import { parseEnv } from './env.ts';

/** Where the association chats, or null. Apart from `env`, which every first screen loads. */
export const { chatUrl } = parseEnv(import.meta.env);
