import { writeFileSync } from 'node:fs';
import { generate } from 'lean-qr';

const [width, height] = [640, 480];
const quietModules = 4;

/** A film of one picture, a QR code on white, for Chromium's fake camera. */
export function filmQr(text: string, file: string): string[] {
  const code = generate(text);
  const scale = Math.floor(height / (code.size + 2 * quietModules) / 1.3);
  const side = code.size * scale;
  const [left, top] = [(width - side) / 2, (height - side) / 2].map(Math.floor) as [number, number];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (code.get(Math.floor(x / scale), Math.floor(y / scale))) light[(top + y) * width + left + x] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}
