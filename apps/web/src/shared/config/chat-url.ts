import { parseEnv } from './env.ts';

/** Apart from `env`, which every first screen loads. */
export function findChatUrl(): string | null {
  return parseEnv(import.meta.env).chatUrl;
}
