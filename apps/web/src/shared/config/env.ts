import { isEmailAddress } from '@suchi/domain';
import * as z from 'zod/mini';

const environment = z.object({
  /** Empty in production: the proxy serves the app and the API on one origin. */
  VITE_API_URL: z._default(z.string().check(z.refine((url) => url === '' || URL.canParse(url))), ''),
  VITE_SUPPORT_EMAIL: z._default(z.string().check(z.refine(isEmailAddress)), 'help@example.org'),
});

/** Parses what the build was given, and refuses to start on nonsense rather than fail later in a request. */
export function parseEnv(source: unknown): { apiUrl: string; supportEmail: string } {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`The web app was built with unusable settings: ${names}`);
  }
  return {
    apiUrl: parsed.data.VITE_API_URL.replace(/\/$/, ''),
    supportEmail: parsed.data.VITE_SUPPORT_EMAIL,
  };
}

export const env = parseEnv(import.meta.env);
