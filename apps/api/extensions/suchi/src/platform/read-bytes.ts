import type { Readable } from 'node:stream';

/** Everything a stream gives, or null as soon as it gives more than that. What comes after is not kept. */
export async function readBytes(
  stream: Readable,
  { atMostBytes }: { atMostBytes: number },
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A request must stay open for the answer that says why it was refused.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const piece = chunk as Buffer;
    bytes += piece.length;
    if (bytes > atMostBytes) return null;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
