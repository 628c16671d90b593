import type { Gender } from '@suchi/domain/profiles';
import { useState } from 'react';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';

interface SheetPhotoProps {
  url: string | null;
  gender: Gender;
  label: string;
}

/** The photo of a page, or a drawing by gender. Loaded when the page comes near, or before printing. */
export function SheetPhoto({ url, gender, label }: SheetPhotoProps) {
  const [isFailed, setIsFailed] = useState(false);
  return (
    <>
      {url === null || isFailed ? <GenderPlaceholder gender={gender} label={label} /> : null}
      {url === null ? null : (
        // A photo that failed stays in the page: it is tried again before printing.
        <img
          src={url}
          alt={label}
          hidden={isFailed}
          loading="lazy"
          decoding="async"
          onLoad={() => setIsFailed(false)}
          onError={() => setIsFailed(true)}
        />
      )}
    </>
  );
}
