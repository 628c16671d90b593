import type { Picture } from '@suchi/contracts/profile';
import type { Gender } from '@suchi/domain/profile';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { DropZone } from './drop-zone.tsx';
import { MainPhoto } from './main-photo.tsx';
import { type CutPhoto, openPhoto as openPhotoInBrowser, type OpenPhoto } from './open-photo.ts';
import { OtherPhotos } from './other-photos.tsx';
import { addPhoto, countFreePlaces, makeMain, type PhotoAlbum, removePhoto } from './photo-album.ts';
import { PhotoUpload } from './photo-upload.tsx';
import classes from './photos-field.module.css';
import { usePhotoChoice } from './use-photo-choice.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

interface PhotosFieldProps {
  mainPhoto: Picture | null;
  /** The others, without the main one. */
  photos: readonly Picture[];
  /** Whose drawing stands where the main photo is missing. */
  gender?: Gender | null | undefined;
  /** The member an admin acts for. */
  user?: string | undefined;
  /** In words. */
  error?: string | undefined;
  /** Of the button that takes focus when the error summary is followed. */
  id?: string | undefined;
  onChange: (album: PhotoAlbum) => void;
  /** The browser's own pixel work; given by tests, where there is no canvas. */
  openPhoto?: OpenPhoto;
}

/** The photos of a profile: chosen, cropped, sent, and put in order. */
export function PhotosField(props: PhotosFieldProps) {
  const { mainPhoto, photos, gender = null, user, error, id, openPhoto = openPhotoInBrowser } = props;
  const t = useMessages('authoring');
  const album: PhotoAlbum = { mainPhoto, photos };
  const field = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const latest = useLatest({ album, onChange: props.onChange });
  const choice = usePhotoChoice(openPhoto);
  const upload = usePhotoUpload({
    user,
    onUploaded: (picture) => change(addPhoto(latest.current.album, picture), t('media.photos.added')),
  });

  function change(next: PhotoAlbum, announcement: string): void {
    latest.current.onChange(next);
    setNews(announcement);
  }

  function reorder(next: PhotoAlbum, announcement: string): void {
    change(next, announcement);
    // The button that was pressed goes away with its photo; focus must not fall back to the top of the page.
    field.current?.focus();
  }

  function startUpload(cut: CutPhoto): void {
    choice.close();
    void upload.send(cut);
  }

  const hasRoom = mainPhoto === null || countFreePlaces(album) > 0;
  const isReady = hasRoom && upload.state.step === 'idle' && !choice.isOpening;
  return (
    <DropZone isReady={isReady} onFile={(file) => void choice.choose(file)}>
      <div
        className={classes.field}
        ref={field}
        tabIndex={-1}
        role="group"
        aria-label={t('media.photos.group')}
      >
        <MainPhoto
          photo={mainPhoto}
          gender={gender}
          id={id}
          error={error}
          problem={choice.problem}
          isBusy={choice.isOpening}
          canAdd={hasRoom && upload.state.step === 'idle'}
          onFile={(file) => void choice.choose(file)}
          onRemove={(photo) => reorder(removePhoto(album, photo.id), t('media.photos.removed'))}
        />
        <PhotoUpload upload={upload} />
        {mainPhoto === null ? null : (
          <OtherPhotos
            photos={photos}
            freePlaces={countFreePlaces(album)}
            onMakeMain={(photo) => reorder(makeMain(album, photo), t('media.photos.madeMain'))}
            onRemove={(photo) => reorder(removePhoto(album, photo.id), t('media.photos.removed'))}
          />
        )}
        <p className="visually-hidden" role="status">
          {news}
        </p>
      </div>
      {choice.opened === null ? null : (
        <Suspense fallback={null}>
          <CropDialog photo={choice.opened} onDone={startUpload} onCancel={choice.close} />
        </Suspense>
      )}
    </DropZone>
  );
}

/** What was true at the last render, for an answer that comes long after the one that asked. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
