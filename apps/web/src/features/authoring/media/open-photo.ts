import { type Area, fitWithin, type Size, turnedSize } from './crop-geometry.ts';

/** A chosen photo, decoded and upright, to look at and to cut from. */
export interface OpenedPhoto extends Size {
  /** The address of a lighter copy, turned so many times by a quarter, for the cropper. */
  preview(quarterTurns: number): Promise<string>;
  /** The part inside the area of the turned photo, as it is uploaded. */
  cut(quarterTurns: number, area: Area): Promise<CutPhoto>;
  /** Gives the memory back. */
  close(): void;
}

export interface CutPhoto {
  bytes: Blob;
  /** To show it while it is on its way; `release` ends it. */
  url: string;
  release(): void;
}

export type OpenPhoto = (file: Blob) => Promise<OpenedPhoto>;

// A phone drags twelve megapixels around only with pain.
const previewMax: Size = { width: 1600, height: 1600 };
const uploadMax: Size = { width: 1600, height: 2000 };
const jpegQuality = 0.9;

/** Decodes a photo, upright as its EXIF says; fails for what this browser cannot read. */
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
      const bytes = await draw(bitmap, quarterTurns, area, uploadMax);
      const url = URL.createObjectURL(bytes);
      return { bytes, url, release: () => URL.revokeObjectURL(url) };
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
  // JPEG knows no transparency, and would make it black.
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
