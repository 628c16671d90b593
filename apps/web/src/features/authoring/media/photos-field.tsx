import type { Picture } from '@suchi/contracts/media';
import type { Gender } from '@suchi/domain/profiles';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { MainPhoto } from './main-photo.tsx';
import { type CutPhoto, type OpenPhoto, openPhoto as openPhotoInBrowser } from './open-photo.ts';
import { OtherPhotos } from './other-photos.tsx';
import { countFreePlaces, makeMain, type PhotoAlbum, removePhoto } from './photo-album.ts';
import { PhotoUpload } from './photo-upload.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './photos-field.module.css';
import { usePhotoChoice } from './use-photo-choice.ts';
import type { ChosenFile, usePhotoUpload } from './use-photo-upload.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((module) => module.CropDialog));

interface PhotosFieldProps {
  mainPhoto: Picture | null;
  photos: readonly Picture[];
  /** For the placeholder of a missing main photo. */
  gender?: Gender | null | undefined;
  upload: ReturnType<typeof usePhotoUpload>;
  error?: string | undefined;
  /** The button that the error summary links to. */
  id?: string | undefined;
  onChange: (album: PhotoAlbum) => void;
  /** For tests, where there is no canvas. */
  openPhoto?: OpenPhoto;
}

export function PhotosField(props: PhotosFieldProps) {
  const { mainPhoto, photos, gender = null, upload, error, id, openPhoto = openPhotoInBrowser } = props;
  const t = useMessages('authoring');
  const album: PhotoAlbum = { mainPhoto, photos };
  const field = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const choice = usePhotoChoice(openPhoto);

  function reorder(next: PhotoAlbum, announcement: string): void {
    props.onChange(next);
    setNews(announcement);
    // The pressed button disappears with its photo; focus must not go to the top of the page.
    field.current?.focus();
  }

  function startUpload(cut: CutPhoto, { file, replacedId }: ChosenFile): void {
    choice.close();
    setNews('');
    void upload.send(cut, { file, replacedId });
  }

  const { chosen } = choice;
  const done = upload.state.step === 'idle' ? upload.state.done : null;
  const hasRoom = mainPhoto === null || countFreePlaces(album) > 0;
  const isReady = hasRoom && upload.state.step === 'idle' && !choice.isOpening;
  return (
    <DropZone isReady={isReady} onFile={(file) => void choice.choose(file)}>
      <Stack
        gap={5}
        className="bounded"
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
          canReplace={upload.state.step === 'idle'}
          onFile={(file) => void choice.choose(file)}
          onReplace={(photo, file) => void choice.choose(file, photo.id)}
          onCropAgain={(photo) => void choice.cropAgain(photo)}
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
          {news || (done && t(`media.photos.${done}`))}
        </p>
      </Stack>
      {chosen === null ? null : (
        <CropDialog
          photo={chosen.opened}
          onDone={(cut) => startUpload(cut, chosen)}
          onCancel={choice.close}
        />
      )}
    </DropZone>
  );
}

interface DropZoneProps {
  isReady: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Buttons inside do the same for people who cannot drag. */
function DropZone({ isReady, onFile, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function welcome(event: DragEvent) {
    // Otherwise the browser would leave the form and open the file.
    event.preventDefault();
    setIsOver(isReady);
  }

  function take(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isReady) onFile(file);
  }

  return (
    <div
      className={`${classes.dropZone} ${isOver ? classes.dropZoneOver : ''}`}
      onDragOver={welcome}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      {children}
    </div>
  );
}
