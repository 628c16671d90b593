import type { Gender } from '@suchi/domain/profile';
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
  if (url === null || isFailed) return <GenderPlaceholder gender={gender} label={label} />;
  return <img src={url} alt={label} loading="lazy" decoding="async" onError={() => setIsFailed(true)} />;
}
