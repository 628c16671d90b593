import type { Picture } from '@suchi/contracts/media';
import { useId } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './photos-field.module.css';

interface OtherPhotosProps {
  photos: readonly Picture[];
  freePlaces: number;
  onMakeMain: (photo: Picture) => void;
  onRemove: (photo: Picture) => void;
}

export function OtherPhotos({ photos, freePlaces, onMakeMain, onRemove }: OtherPhotosProps) {
  const t = useMessages('authoring');
  const labelId = useId();
  return (
    <div>
      <Text weight="bold" id={labelId}>
        {t('media.photos.others')}
      </Text>
      <Text tone="muted" size="md">
        {freePlaces === 0 ? t('media.photos.full') : t('media.photos.othersHint', { count: freePlaces })}
      </Text>
      {photos.length === 0 ? null : (
        <ul className={classes.gallery} aria-labelledby={labelId}>
          {photos.map((photo, index) => {
            // The main photo is the first.
            const number = index + 2;
            return (
              <Stack as="li" key={photo.id} gap={2} className="bounded">
                <div className={classes.tilePicture}>
                  <PictureImage
                    picture={photo}
                    variant="card"
                    alt={t('media.photos.altOther', { number })}
                    fallbackGender={null}
                  />
                </div>
                <Button
                  look="light"
                  size="small"
                  fullWidth
                  aria-label={t('media.photos.makeMainOf', { number })}
                  onClick={() => onMakeMain(photo)}
                >
                  {t('media.photos.makeMain')}
                </Button>
                <Button
                  look="default"
                  size="small"
                  fullWidth
                  aria-label={t('media.photos.removeOther', { number })}
                  onClick={() => onRemove(photo)}
                >
                  {t('media.photos.remove')}
                </Button>
              </Stack>
            );
          })}
        </ul>
      )}
    </div>
  );
}
