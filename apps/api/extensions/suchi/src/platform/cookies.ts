import type { Request, Response } from 'express';

export interface Cookies {
  read(name: string): string | undefined;
  /** Without `maxAgeMs` the cookie ends with the browser. */
  set(name: string, value: string, options?: { maxAgeMs?: number }): void;
  clear(name: string): void;
  /** The browser deletes what it has cached of this site: photos and answers. */
  clearCache(): void;
}

/** Our cookies are not visible to scripts and not sent with other sites' requests. */
export function cookiesOf(request: Request, { isSecure }: { isSecure: boolean }): Cookies {
  const response = request.res as Response;
  const options = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' } as const;
  return {
    read: (name) => {
      const value = (request.cookies as Record<string, unknown> | undefined)?.[name];
      return typeof value === 'string' ? value : undefined;
    },
    set: (name, value, { maxAgeMs } = {}) => {
      response.cookie(name, value, maxAgeMs === undefined ? options : { ...options, maxAge: maxAgeMs });
    },
    clear: (name) => {
      response.clearCookie(name, options);
    },
    clearCache: () => {
      response.set('Clear-Site-Data', '"cache"');
    },
  };
}
