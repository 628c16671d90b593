import type { Picture } from '@suchi/contracts/media';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FieldError } from '../../../shared/forms/field-error.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setIsBusy(true);
    setWrong([]);
    try {
      onTaken(await send(file));
    } catch (error) {
      setWrong(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Card as="section" padding={4} aria-labelledby="desk-photo">
      <h2 id="desk-photo">{t('photo.title')}</h2>
      <Row gap={4} wrap above={2}>
        {photo === null ? null : (
          <img className={classes.photo} src={photo.urls.thumb} alt={t('photo.alt')} />
        )}
        <Button
          look="default"
          icon={<IconCamera size={20} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(photo === null ? 'photo.take' : 'photo.again')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('photo.title')}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </Row>
      <div aria-live="polite">
        {wrong.map((words) => (
          <FieldError key={words}>{words}</FieldError>
        ))}
      </div>
    </Card>
  );
}
