import { redirect } from 'react-router';
import { session } from '../../shared/api/api.ts';
import { loginPath, paths, readNextPath } from '../../shared/config/paths.ts';

interface LoaderArguments {
  request: Request;
}

export function requireSession({ request }: LoaderArguments): null {
  if (session.isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}

export function leaveIfSignedIn({ request }: LoaderArguments): null {
  if (!session.isSignedIn()) return null;
  const { pathname, searchParams } = new URL(request.url);
  throw redirect(pathname === paths.login ? readNextPath(searchParams.get('next')) : paths.home);
}
