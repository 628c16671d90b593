import { isEmailAddress } from '@suchi/domain/accounts';
import * as z from 'zod/mini';

const environment = z.object({
  /** Empty in production: the proxy serves the app and the API on one origin. */
  VITE_API_URL: z._default(z.string().check(z.refine((url) => url === '' || URL.canParse(url))), ''),
  VITE_SUPPORT_EMAIL: z._default(z.string().check(z.refine(isEmailAddress)), 'help@example.org'),
  /** With a key, places come from Google; without, from our gazetteer. */
  VITE_GOOGLE_PLACES_KEY: z._default(z.string(), ''),
  /** For example `https://wa.me/919800000000`; without it there is no chat button. */
  VITE_CHAT_URL: z._default(z.string().check(z.refine((url) => url === '' || isHttpsUrl(url))), ''),
});

interface WebEnv {
  apiUrl: string;
  supportEmail: string;
  googlePlacesKey: string | null;
  chatUrl: string | null;
}

/** Throws at start when a value is malformed. */
export function parseEnv(source: unknown): WebEnv {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`The web app was built with unusable settings: ${names}`);
  }
  return {
    apiUrl: parsed.data.VITE_API_URL.replace(/\/$/, ''),
    supportEmail: parsed.data.VITE_SUPPORT_EMAIL,
    googlePlacesKey: parsed.data.VITE_GOOGLE_PLACES_KEY || null,
    chatUrl: parsed.data.VITE_CHAT_URL || null,
  };
}

function isHttpsUrl(url: string): boolean {
  return URL.parse(url)?.protocol === 'https:';
}

export const env = parseEnv(import.meta.env);
