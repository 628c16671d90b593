import type { IncomingHttpHeaders } from 'node:http';
import { contractPath } from '@suchi/contracts/basics';
import { paymentReturnContract, paymentWebhookContract } from '@suchi/contracts/money';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'SEARCH']);
// A form on another site can only send the three form types.
const ownContentTypes = /^(application\/(json|offset\+octet-stream)|image\/[\w.+-]+|text\/csv)\s*(;|$)/i;
// The upload library allows every origin in its CORS headers.
const namesItsCaller = /^\/files\/tus(\/|$)/;

// The payment provider calls these. Neither looks at the session: a signature is the permission.
const calledByOthers = new Set([contractPath(paymentWebhookContract), contractPath(paymentReturnContract)]);

export interface PageRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

export interface OwnPages {
  origin: string;
  cookieName: string;
}

/**
 * Whether a request comes from our own pages or from no page. Other sites' requests carry our cookie too, so a
 * request with the cookie must prove its origin.
 */
export function isFromOwnPage(request: PageRequest, own: OwnPages): boolean {
  const { method, path, headers } = request;
  if (method === 'POST' && calledByOthers.has(path)) return true;
  const page = pageOf(headers, own.origin);
  if (safeMethods.has(method)) return page !== 'foreign' || !namesItsCaller.test(path);
  if (page === 'foreign') return false;
  return !isSignedInByCookie(headers, own) || (page === 'own' && hasOwnContentType(headers));
}

/** A page cannot set `Sec-Fetch-Site`. Older browsers send only `Origin`, other clients neither. */
function pageOf(headers: IncomingHttpHeaders, ownOrigin: string): 'own' | 'foreign' | 'none' {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none') return site === 'same-origin' ? 'own' : 'foreign';
  if (headers.origin === undefined) return 'none';
  return headers.origin === ownOrigin ? 'own' : 'foreign';
}

/** The engine prefers a bearer token to the cookie, and no form or link can send one. */
function isSignedInByCookie(
  { cookie = '', authorization = '' }: IncomingHttpHeaders,
  own: OwnPages,
): boolean {
  const hasCookie = cookie.split(/;\s*/).some((pair) => pair.startsWith(`${own.cookieName}=`));
  return hasCookie && !/^bearer [^ ]+$/i.test(authorization);
}

function hasOwnContentType(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'];
  if (type !== undefined) return ownContentTypes.test(type);
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}
