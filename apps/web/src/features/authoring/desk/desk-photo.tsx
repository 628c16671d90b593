import type { Picture } from '@suchi/contracts/media';
import { PhotoButton } from '../../../shared/forms/photo-button.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './desk-photo.module.css';

interface DeskPhotoProps {
  photo: Picture | null;
  send: (file: File) => Promise<Picture>;
  onTaken: (photo: Picture) => void;
}

/** The candidate's photo: taken at the desk, or scanned from the form. */
export function DeskPhoto({ photo, send, onTaken }: DeskPhotoProps) {
  const t = useMessages('deskEntry');
  return (
    <Card as="section" padding={4} aria-labelledby="desk-photo">
      <h2 id="desk-photo">{t('photo.title')}</h2>
      <Row gap={4} wrap above={2}>
        {photo === null ? null : (
          <img className={classes.photo} src={photo.urls.thumb} alt={t('photo.alt')} />
        )}
        <PhotoButton
          label={t(photo === null ? 'photo.take' : 'photo.again')}
          name={t('photo.title')}
          send={async (file) => onTaken(await send(file))}
        />
      </Row>
    </Card>
  );
}
