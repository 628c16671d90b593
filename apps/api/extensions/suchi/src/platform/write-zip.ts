import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  path: string;
  content: AsyncIterable<Uint8Array | string>;
}

/** Raised when the content is larger than the ZIP may be. */
export class ZipTooLarge extends Error {}

interface Written {
  path: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** The entries as one ZIP file, written while they are read. Below 4 GB. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  { now, atMostBytes }: { now: Date; atMostBytes: number },
): AsyncGenerator<Buffer> {
  const stamp = stampOf(now);
  const written: Written[] = [];
  let offset = 0;
  for await (const { path, content } of entries) {
    const entry: Written = { path: Buffer.from(path), offset, crc: 0, packed: 0, size: 0 };
    const header = localHeader(entry, stamp);
    yield header;
    for await (const chunk of pack(content, entry, atMostBytes - offset)) yield chunk;
    const descriptor = fields([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4]);
    yield descriptor;
    offset += header.length + entry.packed + descriptor.length;
    if (offset > atMostBytes) throw new ZipTooLarge();
    written.push(entry);
  }
  const directory = Buffer.concat(written.map((entry) => centralHeader(entry, stamp)));
  yield directory;
  const count = written.length;
  yield fields(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
}

async function* pack(
  content: ZipEntry['content'],
  entry: Written,
  atMostBytes: number,
): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (entry.size > atMostBytes) throw new ZipTooLarge();
      yield bytes;
    }
  }
  const packed = pipeline(Readable.from(measured()), createDeflateRaw(), () => {
    // A failure ends the stream that is read here.
  });
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

/** Little endian: each value with its number of bytes. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

interface Stamp {
  time: number;
  date: number;
}

function stampOf(now: Date): Stamp {
  return {
    time: (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
    date: ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
  };
}

const version = 20;
/** Sizes stand behind the content; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

function localHeader({ path }: Written, { time, date }: Stamp): Buffer {
  const head = fields(
    [0x04034b50, 4],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [time, 2],
    [date, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [path.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, path]);
}

function centralHeader({ path, offset, crc, packed, size }: Written, { time, date }: Stamp): Buffer {
  const head = fields(
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [path.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  );
  return Buffer.concat([head, path]);
}
