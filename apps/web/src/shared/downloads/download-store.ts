import { totalRowsHeader } from '@suchi/contracts/basics';
import { ApiError, readApiError } from '../api/api-error.ts';
import { session } from '../api/api.ts';
import { postJson } from '../api/session.ts';
import { errorWords } from '../i18n/error-words.ts';
import { translatorFor } from '../i18n/messages.ts';
import { createStore } from '../state/create-store.ts';
import { showToast } from '../ui/toast.ts';

const lineFeed = 10;

/** Reads a CSV and reports how many records have arrived. Texts in our files have no line breaks. */
async function readRows(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const reader = response.body?.getReader();
  const chunks: BlobPart[] = [];
  // The first line is the header.
  let rows = -1;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value);
    for (const byte of read.value) if (byte === lineFeed) rows += 1;
    onRows(Math.max(rows, 0));
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? 'text/csv' });
}

export interface DownloadRequest {
  /** The path of the endpoint. */
  path: string;
  /** Sent by POST; without it the request is a GET. */
  body?: unknown;
  fileName: string;
}

export interface RunningDownload {
  rows: number;
  /** How many there will be; null until the server says. */
  total: number | null;
}

const running = createStore<RunningDownload | null>(null);
let controller: AbortController | null = null;

/** One download at a time. It belongs to no page, so it continues when a person leaves the list. */
export const downloadStore = {
  subscribe: running.subscribe,
  read: running.read,
  start: async (request: DownloadRequest): Promise<void> => {
    if (running.read() !== null) return;
    const t = translatorFor('list');
    const { signal } = (controller = new AbortController());
    running.set({ rows: 0, total: null });
    try {
      const { file, rows } = await fetchFile(request, signal);
      saveFile(file, request.fileName);
      showToast({ message: t('download.done', { count: rows }), tone: 'success' });
    } catch (error) {
      if (!signal.aborted) showToast({ message: errorWords(error).join(' '), tone: 'error' });
    } finally {
      running.set(null);
    }
  },
  cancel: (): void => controller?.abort(),
};

/** With the session's cookie, so that no key is in an address. */
async function fetchFile({ path, body }: DownloadRequest, signal: AbortSignal) {
  const response = await session.fetchAuthorised(path, {
    ...(body === undefined ? {} : postJson(body)),
    signal,
  });
  if (!response.ok) throw await readApiError(response);
  const total = Number(response.headers.get(totalRowsHeader) ?? Number.NaN);
  let received = 0;
  const file = await readRows(response, (rows) => {
    received = rows;
    running.set({ rows, total: Number.isNaN(total) ? null : total });
  }).catch((cause: unknown) => {
    // The server breaks the connection when it cannot finish the file.
    throw signal.aborted ? cause : new ApiError({ codes: ['NETWORK'] });
  });
  return { file, rows: received };
}

/** Lets the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
