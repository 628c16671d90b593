import { redirectDocument } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { connection } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';

interface LoaderArguments {
  request: Request;
}

/**
 * Only a document that was loaded as a payment page has the headers that allow the provider's checkout. From any other
 * page, a payment page is loaded as a new document.
 */
export async function requirePaymentDocument({ request }: LoaderArguments): Promise<null> {
  const [loaded] = performance.getEntriesByType('navigation');
  const document = loaded ? URL.parse(loaded.name) : null;
  if (document === null || isPaymentPath(document.pathname)) return null;
  // The browser's own page about a lost connection would be a dead end.
  if (!(await connection.check())) throw new ApiError({ codes: ['NETWORK'] });
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

function isPaymentPath(path: string): boolean {
  return path === paths.payment || path.startsWith(`${paths.payment}/`);
}
