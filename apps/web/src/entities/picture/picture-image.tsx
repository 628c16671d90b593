import type { Picture } from '@suchi/contracts/profile';
import { type Gender, imageVariants } from '@suchi/domain/profile';
import { useState } from 'react';
import { GenderPlaceholder } from './gender-placeholder.tsx';
import classes from './picture-image.module.css';

interface PictureImageProps {
  picture: Picture | null;
  variant: keyof Picture['urls'];
  alt: string;
  /** Whose drawing stands in for a photo that is missing or does not load. */
  fallbackGender: Gender | null;
  /** For the one photo a page begins with. */
  isUrgent?: boolean;
}

/**
 * A photo by its signed address: blurred at once, sharp when it has come, a drawing when there is none. It is as wide
 * as its parent; `--picture-aspect` on the parent gives it another shape than the portrait's.
 */
export function PictureImage({ picture, variant, alt, fallbackGender, isUrgent = false }: PictureImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = picture?.urls[variant];
  // The address and not a flag: a new address, signed later, deserves a new try.
  if (picture === null || url === undefined || failedUrl === url) {
    return <GenderPlaceholder gender={fallbackGender} label={alt} />;
  }
  const width = imageVariants[variant];
  return (
    <span
      className={classes.frame}
      style={picture.blur === null ? undefined : { backgroundImage: `url("${picture.blur}")` }}
    >
      <img
        key={url}
        className={classes.image}
        src={url}
        alt={alt}
        width={width}
        height={Math.round((width * picture.height) / picture.width)}
        loading={isUrgent ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </span>
  );
}
