import { pipeline } from 'node:stream/promises';
import { type FileOutput, type FileType, totalRowsHeader } from '@suchi/contracts/basics';
import type { Response } from 'express';

const saved: readonly FileType[] = ['text/csv; charset=utf-8', 'application/zip'];

/** A CSV file and a ZIP are saved; anything else opens in the browser. */
export async function sendFile(
  response: Response,
  type: FileType,
  { name, content, rows }: FileOutput,
): Promise<void> {
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('content-type', type);
  const disposition = saved.includes(type) ? 'attachment' : 'inline';
  response.setHeader('content-disposition', `${disposition}; filename="${name}"`);
  if (rows !== undefined) response.setHeader(totalRowsHeader, rows);
  if (content instanceof Uint8Array) {
    response.end(content);
    return;
  }
  try {
    await pipeline(content, response);
  } catch {
    // The status is sent: a broken connection is the only way left to say that the file is not whole.
    response.destroy();
  }
}
