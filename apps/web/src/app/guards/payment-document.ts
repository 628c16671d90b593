import { redirectDocument } from 'react-router';
import { paths } from '../../shared/config/paths.ts';

interface LoaderArguments {
  request: Request;
}

/**
 * Only a document that was loaded as a payment page has the headers that allow the provider's checkout. From any other
 * page, a payment page is loaded as a new document.
 */
export function requirePaymentDocument({ request }: LoaderArguments): null {
  const [loaded] = performance.getEntriesByType('navigation');
  const document = loaded ? URL.parse(loaded.name) : null;
  if (document === null || isPaymentPath(document.pathname)) return null;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

function isPaymentPath(path: string): boolean {
  return path === paths.payment || path.startsWith(`${paths.payment}/`);
}
