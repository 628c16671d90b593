import { portraitAspect } from '@suchi/domain/profile';

export interface Size {
  width: number;
  height: number;
}

/** A part of a picture; in pixels, or in percent of the whole where it says so. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** The size of a picture after so many quarter turns. */
export function turnedSize({ width, height }: Size, quarterTurns: number): Size {
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The largest portrait that fits into the middle of a picture. */
export function centredPortrait({ width, height }: Size): Area {
  const portraitWidth = Math.min(width, height * portraitAspect);
  const portraitHeight = portraitWidth / portraitAspect;
  return roundArea({
    x: (width - portraitWidth) / 2,
    y: (height - portraitHeight) / 2,
    width: portraitWidth,
    height: portraitHeight,
  });
}

/** An area in percent, as the cropper tells it, in pixels of the picture; never beyond its edges. */
export function toPixelArea(percent: Area, { width, height }: Size): Area {
  const area = roundArea({
    x: (percent.x / 100) * width,
    y: (percent.y / 100) * height,
    width: (percent.width / 100) * width,
    height: (percent.height / 100) * height,
  });
  return {
    ...area,
    width: Math.min(area.width, width - area.x),
    height: Math.min(area.height, height - area.y),
  };
}

/** The size made smaller, never larger, until it fits. */
export function fitWithin({ width, height }: Size, max: Size): Size {
  const scale = Math.min(1, max.width / width, max.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function roundArea({ x, y, width, height }: Area): Area {
  return {
    x: Math.max(0, Math.round(x)),
    y: Math.max(0, Math.round(y)),
    width: Math.round(width),
    height: Math.round(height),
  };
}
