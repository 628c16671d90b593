import type { Readable } from 'node:stream';

/** Returns null as soon as the stream exceeds the limit. */
export async function readBytes(
  stream: Readable,
  { atMostBytes }: { atMostBytes: number },
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The request must stay open for the response that explains the refusal.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const piece = chunk as Buffer;
    bytes += piece.length;
    if (bytes > atMostBytes) return null;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
