import type { Picture } from '@suchi/contracts/media';
import type { ReviewProfile } from '@suchi/contracts/review';
import { IconVideo, IconVideoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { profileNames } from './profile-names.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './photo-wall.module.css';

interface PhotoWallProps {
  profile: ReviewProfile;
}

const mediaFields: ReadonlySet<string> = new Set(['main_photo', 'photos', 'main_video']);

/** All photos, each opens full-screen, and the video. */
export function PhotoWall({ profile }: PhotoWallProps) {
  const t = useMessages('admin');
  const [opened, setOpened] = useState<'video' | number | null>(null);
  const { main_photo: mainPhoto, photos, main_video: video } = profile.sheet;
  const all = [...(mainPhoto ? [mainPhoto] : []), ...photos.filter(({ id }) => id !== mainPhoto?.id)];
  const [first = null, ...others] = all;
  const name = profileNames(profile).full;
  const hasNewMedia = profile.changes.some(({ field }) => mediaFields.has(field));
  const large = typeof opened === 'number' ? (all[opened] ?? null) : null;
  return (
    <div className={classes.wall}>
      <div className={classes.main}>
        {first === null ? (
          <PictureImage
            picture={null}
            variant="card"
            alt={t('review.profile.noPhoto')}
            fallbackGender={profile.sheet.profile.gender}
          />
        ) : (
          <PhotoButton picture={first} number={1} name={name} onOpen={() => setOpened(0)} />
        )}
        {hasNewMedia ? (
          <span className={classes.changed}>
            <Badge tone="gold">{t('review.profile.newMedia')}</Badge>
          </span>
        ) : null}
      </div>
      <Stack gap={2} className={classes.others}>
        {others.map((picture, index) => (
          <PhotoButton
            key={picture.id}
            picture={picture}
            number={index + 2}
            name={name}
            onOpen={() => setOpened(index + 1)}
          />
        ))}
        {video ? (
          <PlainButton className={classes.video} onClick={() => setOpened('video')}>
            <IconVideo size={24} aria-hidden="true" />
            {t('review.profile.video')}
          </PlainButton>
        ) : (
          <span className={classes.video}>
            <IconVideoOff size={24} aria-hidden="true" />
            {t('review.profile.noVideo')}
          </span>
        )}
      </Stack>
      {large && typeof opened === 'number' ? (
        <OfficeDialog
          title={t('review.profile.photoTitle', { name })}
          size="lg"
          onClose={() => setOpened(null)}
        >
          <div className={classes.large}>
            <PictureImage
              picture={large}
              variant="page"
              alt={t('review.profile.photoOf', { number: opened + 1, name })}
              fallbackGender={profile.sheet.profile.gender}
              isUrgent
            />
          </div>
        </OfficeDialog>
      ) : null}
      {opened === 'video' && video ? (
        <OfficeDialog title={t('review.profile.videoOf', { name })} size="lg" onClose={() => setOpened(null)}>
          {/* A family's own recording: there is nobody to write captions for it. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video className={classes.player} src={video.url} controls preload="metadata" />
        </OfficeDialog>
      ) : null}
    </div>
  );
}

interface PhotoButtonProps {
  picture: Picture;
  number: number;
  name: string;
  onOpen: () => void;
}

function PhotoButton({ picture, number, name, onOpen }: PhotoButtonProps) {
  const t = useMessages('admin');
  return (
    <PlainButton
      className={classes.photo}
      aria-label={t('review.profile.enlarge', { number, name })}
      onClick={onOpen}
    >
      <PictureImage
        picture={picture}
        variant={number === 1 ? 'card' : 'thumb'}
        alt=""
        fallbackGender={null}
        isUrgent={number === 1}
      />
    </PlainButton>
  );
}
