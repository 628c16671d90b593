import type { Picture } from '@suchi/contracts/media';
import type { Gender } from '@suchi/domain/profiles';
import { PictureImage } from './picture-image.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import classes from './photo-thumbs.module.css';

interface PhotoThumbsProps {
  pictures: readonly Picture[];
  index: number;
  gender: Gender | null;
  onChoose: (index: number) => void;
}

export function PhotoThumbs({ pictures, index, gender, onChoose }: PhotoThumbsProps) {
  const t = useMessages('profile');
  return (
    <ul className={classes.thumbs}>
      {pictures.map((picture, number) => (
        <li key={picture.id}>
          <PlainButton
            className={classes.thumb}
            aria-label={t('view.showPhoto', { number: number + 1 })}
            aria-pressed={number === index}
            onClick={() => onChoose(number)}
          >
            {/* The button says which one it is. */}
            <PictureImage picture={picture} variant="thumb" alt="" fallbackGender={gender} />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
