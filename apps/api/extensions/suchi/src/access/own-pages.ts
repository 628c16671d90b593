import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'SEARCH']);
// A form of another site can send the three types of forms, and nothing of this.
const ownContentTypes = /^(application\/json|image\/[\w.+-]+|application\/offset\+octet-stream)\s*(;|$)/i;
// The upload library answers any page by name in its CORS headers, also when nothing is changed.
const namesItsCaller = /^\/files\/tus(\/|$)/;

/** The parts of a request that say which page made it. */
export interface PageRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** Where our own pages are, and the name of the cookie that a browser sends by itself. */
export interface OwnPages {
  origin: string;
  cookieName: string;
}

/**
 * Whether a request may have been made by one of our own pages, or by no page at all. A request that another site's
 * page makes carries our cookie too, so whoever sends the cookie has to show that the page is ours.
 */
export function isFromOwnPage(request: PageRequest, own: OwnPages): boolean {
  const { method, path, headers } = request;
  const page = pageOf(headers, own.origin);
  if (safeMethods.has(method)) return page !== 'foreign' || !namesItsCaller.test(path);
  if (page === 'foreign') return false;
  return !isSignedInByCookie(headers, own) || (page === 'own' && hasOwnContentType(headers));
}

/** `Sec-Fetch-Site` cannot be set by a page; older browsers send only `Origin`, other clients neither. */
function pageOf(headers: IncomingHttpHeaders, ownOrigin: string): 'own' | 'foreign' | 'none' {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none') return site === 'same-origin' ? 'own' : 'foreign';
  if (headers.origin === undefined) return 'none';
  return headers.origin === ownOrigin ? 'own' : 'foreign';
}

/** The engine takes a bearer token before the cookie, and no form or link can send one. */
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
