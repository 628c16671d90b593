import { contractPath } from '@suchi/contracts/basics';
import { dayBookFileContract } from '@suchi/contracts/treasury';
import { readApiError } from '../../../shared/api/api-error.ts';
import { session } from '../../../shared/api/api.ts';
import { type DayRange, rangeSearch } from '../model/day-range.ts';

/** The payments of the range as a file. */
export function dayBookFilePath(range: DayRange): string {
  return contractPath(dayBookFileContract) + rangeSearch(range);
}

interface DownloadOptions {
  signal: AbortSignal;
  /** From 0 to 1; null while the size is not known. */
  onProgress: (part: number | null) => void;
}

/** Fetched with the session's cookie, so that no key is in an address. */
export async function fetchFile(path: string, { signal, onProgress }: DownloadOptions): Promise<Blob> {
  const response = await session.fetchAuthorised(path, { signal });
  if (!response.ok) throw await readApiError(response);
  const total = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  const chunks: BlobPart[] = [];
  let received = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value);
    received += read.value.byteLength;
    onProgress(total > 0 ? Math.min(received / total, 1) : null);
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? 'text/csv' });
}
