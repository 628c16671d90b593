import type { ComponentProps, CSSProperties } from 'react';
import { PictureImage } from './picture-image.tsx';
import { classList } from '../../shared/ui/class-list.ts';

interface ThumbProps extends Omit<ComponentProps<typeof PictureImage>, 'variant' | 'alt'> {
  /** In pixels: 38 by 42, as in the rows of lists, when left out. */
  width?: number;
  height?: number;
  /** Empty where the name stands beside it. */
  alt?: string;
  className?: string | undefined;
}

/** The small photo beside a name. */
export function Thumb({ width = 38, height = 42, alt = '', className, ...picture }: ThumbProps) {
  const shape = { '--picture-aspect': `${width} / ${height}`, width, height } as CSSProperties;
  return (
    <span className={classList('thumb', width > 40 && 'thumb-large', className)} style={shape}>
      <PictureImage {...picture} variant="thumb" alt={alt} />
    </span>
  );
}
