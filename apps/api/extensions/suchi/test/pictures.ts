import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plum = { r: 120, g: 29, b: 46 };

/** A picture of one colour with a stripe, so that it has something to crop around. */
export function drawPicture(width: number, height: number): sharp.Sharp {
  const stripe = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${Math.ceil(height / 3)}" fill="#d9a441"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: plum } }).composite([{ input: stripe }]);
}

/** A JPEG as a telephone makes it: lying on its side, with camera, place and time written into it. */
export function photoFromTelephone(width: number, height: number): Promise<Buffer> {
  return drawPicture(width, height)
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'Sunita Kelkar' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A photo that is allowed and as expensive to encode as a photo can be. */
export function noisePhoto(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** What a picture says about itself. */
export const metadataOf = (bytes: Uint8Array): Promise<sharp.Metadata> => sharp(bytes).metadata();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few kilobytes that unpack to as many grey pixels as one likes. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
