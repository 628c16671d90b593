import { session } from '../../shared/api/api.ts';
import { loginPath, paths, readNextPath } from '../../shared/config/paths.ts';
import type { Location } from '../../shared/router/location.ts';
import type { Redirect } from '../../shared/router/route.ts';

/** After a logout the login leads home; after an expired session it leads back to the same page. */
export function requireSession({ pathname, search }: Location): Redirect | null {
  if (session.isSignedIn()) return null;
  const hasLeft = session.ended() === 'logout' || session.ended() === 'password';
  return { to: hasLeft ? paths.login : loginPath(pathname + search) };
}

export function leaveIfSignedIn({ pathname, search }: Location): Redirect | null {
  if (!session.isSignedIn()) return null;
  const next = new URLSearchParams(search).get('next');
  return { to: pathname === paths.login ? readNextPath(next) : paths.home };
}
