import { videoUploadPath } from '@suchi/contracts/media';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import type { ByteRequest } from '../../../shared/api/send-bytes.ts';
import type { Session } from '../../../shared/api/session.ts';

/** Sends the upload library's requests through our session, so that a 401 ends it. */
export function createSessionHttpStack(session: Pick<Session, 'sendBytes'>): HttpStack {
  return {
    createRequest: (method, url) => createRequest(session, method as ByteRequest['method'], url),
    getName: () => 'session',
  };
}

function createRequest(
  session: Pick<Session, 'sendBytes'>,
  method: ByteRequest['method'],
  url: string,
): HttpRequest {
  const headers: Record<string, string> = {};
  const controller = new AbortController();
  let onProgress: ((sentBytes: number) => void) | undefined;
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    async send(body: Blob | null | undefined) {
      const { signal } = controller;
      const request = { method, headers, body: body ?? null, onProgress, signal };
      const response = await session.sendBytes(pathOf(url), request);
      return toHttpResponse(response, await response.text());
    },
    abort: () => Promise.resolve(controller.abort()),
    getUnderlyingObject: () => null,
  };
}

/** Only the path: the server uses its public address, and uploads go to our API only. */
function pathOf(url: string): string {
  const { pathname } = new URL(url, window.location.href);
  const start = pathname.indexOf(videoUploadPath);
  if (start < 0) throw new Error('An upload goes to the upload path only');
  return pathname.slice(start);
}

function toHttpResponse(response: Response, body: string): HttpResponse {
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => response,
  };
}
