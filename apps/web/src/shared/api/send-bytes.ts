export interface ByteRequest {
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: Blob | null;
  onProgress?: ((sentBytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Like `fetch`, with upload progress, which browsers report only for XMLHttpRequest. */
export function sendBytes(url: string, request: ByteRequest): Promise<Response> {
  const { method, headers = {}, body = null, onProgress, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    if (onProgress) xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    xhr.addEventListener('load', () => resolve(toResponse(xhr)));
    xhr.addEventListener('error', () => reject(new TypeError('The network failed')));
    xhr.addEventListener('abort', () => reject(abortError()));
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    xhr.send(body);
    return undefined;
  });
}

function abortError(): DOMException {
  return new DOMException('The upload was stopped', 'AbortError');
}

function toResponse(xhr: XMLHttpRequest): Response {
  // A Response for a status without a body cannot be built with one, even an empty one.
  const body = xhr.responseText === '' ? null : xhr.responseText;
  return new Response(body, { status: xhr.status, headers: readHeaders(xhr.getAllResponseHeaders()) });
}

function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
