import type { Picture } from '@suchi/contracts/media';
import type { Gender } from '@suchi/domain/profiles';
import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoThumbs } from '../../../entities/picture/photo-thumbs.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './gallery.module.css';

const Lightbox = lazyPart(() => import('./lightbox.tsx').then((module) => module.Lightbox));

interface GalleryProps {
  /** The main photo first. */
  pictures: readonly Picture[];
  name: string;
  gender: Gender | null;
  /** By this name, when the family shows its photos to families that it accepted. */
  closedFor?: string | undefined;
}

/** One large photo with arrows, thumbnails and a full-screen view. */
export function Gallery({ pictures, name, gender, closedFor }: GalleryProps) {
  const t = useMessages('profile');
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const shown = pictures[chosen] ?? pictures[0];
  if (!shown) {
    return (
      <div className={classes.large}>
        <PictureImage
          picture={null}
          variant="page"
          alt={t('view.noPhotoOf', { name })}
          fallbackGender={gender}
          closedFor={closedFor}
        />
      </div>
    );
  }
  const index = pictures.indexOf(shown);
  const choice = { pictures, index, onChoose: setChosen };
  return (
    <Stack gap={3} className={classes.gallery}>
      <Large {...choice} name={name} gender={gender} onEnlarge={() => setIsOpen(true)} />
      {pictures.length > 1 ? (
        <div className={classes.thumbs}>
          <PhotoThumbs {...choice} gender={gender} />
        </div>
      ) : null}
      {isOpen ? <Lightbox {...choice} name={name} gender={gender} onClose={() => setIsOpen(false)} /> : null}
    </Stack>
  );
}

interface LargeProps extends GalleryProps {
  index: number;
  onChoose: (index: number) => void;
  onEnlarge: () => void;
}

function Large({ pictures, index, name, gender, onChoose, onEnlarge }: LargeProps) {
  const t = useMessages('people');
  const tProfile = useMessages('profile');
  const count = pictures.length;
  const position = { number: index + 1, total: count };
  return (
    <div className={classes.large}>
      <PlainButton
        className={classes.enlarge}
        aria-label={t('gallery.enlarge', position)}
        onClick={onEnlarge}
      >
        <PictureImage
          picture={pictures[index] ?? null}
          variant="page"
          alt={tProfile(count === 1 ? 'view.photoOf' : 'view.photoNumberOf', { name, ...position })}
          fallbackGender={gender}
          isUrgent
        />
      </PlainButton>
      {count > 1 ? (
        <>
          <PlainButton
            className={`${classes.arrow} ${classes.before}`}
            aria-label={t('gallery.previous')}
            onClick={() => onChoose((index + count - 1) % count)}
          >
            <IconChevronLeft size={22} />
          </PlainButton>
          <PlainButton
            className={`${classes.arrow} ${classes.after}`}
            aria-label={t('gallery.next')}
            onClick={() => onChoose((index + 1) % count)}
          >
            <IconChevronRight size={22} />
          </PlainButton>
          <Row as="span" gap={2} weight="bold" className={classes.counter} aria-hidden="true">
            <IconPhoto size={20} />
            {tProfile('view.photoPosition', position)}
          </Row>
        </>
      ) : null}
    </div>
  );
}
