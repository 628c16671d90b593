import { ApiError } from '../../shared/api/api-error.ts';
import { connection } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import type { Location } from '../../shared/router/location.ts';
import type { Redirect } from '../../shared/router/route.ts';

/**
 * Only a document that was loaded as a payment page has the headers that allow the provider's checkout. From any other
 * page, a payment page is loaded as a new document.
 */
export async function requirePaymentDocument({ pathname, search }: Location): Promise<Redirect | null> {
  const [loaded] = performance.getEntriesByType('navigation');
  const document = loaded ? URL.parse(loaded.name) : null;
  if (document === null || isPaymentPath(document.pathname)) return null;
  // The browser's own page about a lost connection would be a dead end.
  if (!(await connection.check())) throw new ApiError({ codes: ['NETWORK'] });
  return { document: pathname + search };
}

function isPaymentPath(path: string): boolean {
  return path === paths.payment || path.startsWith(`${paths.payment}/`);
}
