import { type Area, fitWithin, type Size, turnedSize } from './crop-geometry.ts';

/** Decoded and upright. */
export interface OpenedPhoto extends Size {
  /** A smaller copy for the cropper. */
  preview(quarterTurns: number): Promise<string>;
  /** The area is in the turned photo. */
  cut(quarterTurns: number, area: Area): Promise<CutPhoto>;
  /** Frees the memory. */
  close(): void;
}

export interface CutPhoto {
  bytes: Blob;
  /** A preview during the upload; `release` revokes it. */
  url: string;
  release(): void;
}

export type OpenPhoto = (file: Blob) => Promise<OpenedPhoto>;

// Dragging twelve megapixels is slow on a phone.
const previewMax: Size = { width: 1600, height: 1600 };
const uploadMax: Size = { width: 1600, height: 2000 };
const jpegQuality = 0.9;

export function toCutPhoto(bytes: Blob): CutPhoto {
  const url = URL.createObjectURL(bytes);
  return { bytes, url, release: () => URL.revokeObjectURL(url) };
}

/** Applies the EXIF rotation. Throws if this browser cannot decode the file. */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const previewUrls: string[] = [];
  return {
    width: bitmap.width,
    height: bitmap.height,
    async preview(quarterTurns) {
      const whole = { x: 0, y: 0, ...turnedSize(bitmap, quarterTurns) };
      const url = URL.createObjectURL(await draw(bitmap, quarterTurns, whole, previewMax));
      previewUrls.push(url);
      return url;
    },
    async cut(quarterTurns, area) {
      return toCutPhoto(await draw(bitmap, quarterTurns, area, uploadMax));
    },
    close() {
      bitmap.close();
      for (const url of previewUrls) URL.revokeObjectURL(url);
    },
  };
}

async function draw(bitmap: ImageBitmap, quarterTurns: number, area: Area, max: Size): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), fitWithin(area, max));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on');
  // JPEG has no transparency and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const turned = turnedSize(bitmap, quarterTurns);
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return toJpeg(canvas);
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no picture')) : resolve(blob)),
      'image/jpeg',
      jpegQuality,
    );
  });
}
