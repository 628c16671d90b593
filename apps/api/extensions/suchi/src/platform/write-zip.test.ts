import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeZip, ZipTooLarge } from './write-zip.ts';

const now = new Date('2026-11-17T06:00:00Z');

async function* entries(files: Record<string, string[]>) {
  for (const [path, parts] of Object.entries(files)) {
    yield {
      path,
      content: (async function* () {
        for (const part of parts) yield await Promise.resolve(part);
      })(),
    };
  }
}

async function collect(written: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of written) parts.push(part);
  return Buffer.concat(parts);
}

const zip = (files: Record<string, string[]>, atMostBytes = 1_000_000) =>
  collect(writeZip(entries(files), { now, atMostBytes }));

/** By the directory at the end, as programs do. */
function read(bytes: Buffer): Record<string, string> {
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const found: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, nameLength, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + nameLength;
    found[name] = inflateRawSync(bytes.subarray(start, start + packed)).toString('utf8');
    at += 46 + nameLength;
  }
  return found;
}

it('has all entries, also empty ones and names in other scripts', async () => {
  const long = 'अ'.repeat(100_000);
  const written = await zip({ 'a.json': ['[', ']'], 'फोटो.txt': [long], 'files/none': [] });
  expect(read(written)).toEqual({ 'a.json': '[]', 'फोटो.txt': long, 'files/none': '' });
  expect(written.length).toBeLessThan(10_000);
});

it('stops at its size, also inside one file', async () => {
  await expect(zip({ a: ['x'.repeat(600)], b: ['y'.repeat(600)] }, 300)).rejects.toThrow(ZipTooLarge);
});

it('fails when a file cannot be read', async () => {
  async function* broken() {
    yield {
      path: 'a',
      content: (async function* () {
        yield await Promise.resolve('the beginning');
        throw new Error('gone');
      })(),
    };
  }
  await expect(collect(writeZip(broken(), { now, atMostBytes: 1000 }))).rejects.toThrow('gone');
});
