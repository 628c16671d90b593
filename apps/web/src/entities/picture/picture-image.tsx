import type { Picture } from '@suchi/contracts/media';
import { type Gender, imageVariants } from '@suchi/domain/profiles';
import { useState } from 'react';
import { ClosedPhoto } from './closed-photo.tsx';
import { GenderPlaceholder } from './gender-placeholder.tsx';
import classes from './picture-image.module.css';

interface PictureImageProps {
  picture: Picture | null;
  variant: keyof Picture['urls'];
  alt: string;
  /** For the placeholder. */
  fallbackGender: Gender | null;
  /** By this name, when the family shows its photo to families that it accepted. */
  closedFor?: string | undefined;
  /** For the first photo of a page. */
  isUrgent?: boolean;
}

/** A photo: blurred preview, then the image, or a placeholder. `--picture-aspect` on the parent changes its shape. */
export function PictureImage(props: PictureImageProps) {
  const { picture, variant, alt, fallbackGender, closedFor, isUrgent = false } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = picture?.urls[variant];
  // The failed URL, not a flag: a newly signed URL is tried again.
  if (picture === null && closedFor !== undefined)
    return <ClosedPhoto gender={fallbackGender} name={closedFor} isSmall={variant === 'thumb'} />;
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
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </span>
  );
}
