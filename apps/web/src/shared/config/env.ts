import * as z from 'zod/mini';

const environment = z.object({
  /** Empty in production: the proxy serves the app and the API on one origin. */
  VITE_API_URL: z._default(z.string().check(z.refine((url) => url === '' || URL.canParse(url))), ''),
  /** With a key, places come from Google; without, from our gazetteer. */
  VITE_GOOGLE_PLACES_KEY: z._default(z.string(), ''),
});

interface WebEnv {
  apiUrl: string;
  googlePlacesKey: string | null;
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
    googlePlacesKey: parsed.data.VITE_GOOGLE_PLACES_KEY || null,
  };
}

export const env = parseEnv(import.meta.env);
