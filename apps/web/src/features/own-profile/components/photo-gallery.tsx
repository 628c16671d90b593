import type { ProfileSheet } from '@suchi/contracts/profiles';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoThumbs } from '../../../entities/picture/photo-thumbs.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './photo-gallery.module.css';

interface PhotoGalleryProps {
  sheet: Pick<ProfileSheet, 'main_photo' | 'photos' | 'profile'>;
  name: string;
}

/** One large photo and thumbnails. */
export function PhotoGallery({ sheet, name }: PhotoGalleryProps) {
  const t = useMessages('profile');
  const [chosen, setChosen] = useState(0);
  const pictures = sheet.main_photo ? [sheet.main_photo, ...sheet.photos] : sheet.photos;
  const shown = pictures[chosen] ?? pictures[0] ?? null;
  const number = shown ? pictures.indexOf(shown) + 1 : 0;
  const alt =
    pictures.length === 0 ? 'view.noPhotoOf' : pictures.length === 1 ? 'view.photoOf' : 'view.photoNumberOf';
  return (
    <Stack gap={3} className={classes.gallery}>
      <div className={classes.large}>
        <PictureImage
          picture={shown}
          variant="page"
          alt={t(alt, { name, number })}
          fallbackGender={sheet.profile.gender}
          isUrgent
        />
        {pictures.length > 1 ? (
          <Row as="span" gap={2} weight="bold" className={classes.counter} aria-hidden="true">
            <IconPhoto size={20} />
            {t('view.photoPosition', { number, total: pictures.length })}
          </Row>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <PhotoThumbs
          pictures={pictures}
          index={number - 1}
          gender={sheet.profile.gender}
          onChoose={setChosen}
        />
      ) : null}
    </Stack>
  );
}
