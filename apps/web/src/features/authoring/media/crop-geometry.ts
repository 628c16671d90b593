import { portraitAspect } from '@suchi/domain/profiles';

export interface Size {
  width: number;
  height: number;
}

/** In pixels, or in percent of the whole where stated. */
export interface Area extends Size {
  x: number;
  y: number;
}

export function turnedSize({ width, height }: Size, quarterTurns: number): Size {
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };
}

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

/** Converts the cropper's percent to pixels, inside the picture's edges. */
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

/** Never enlarges. */
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
