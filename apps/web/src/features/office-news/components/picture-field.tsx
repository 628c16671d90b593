import type { Picture } from '@suchi/contracts/media';
import { photoLimits } from '@suchi/domain/profiles';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { uploadPicture } from '../api/office-news.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './picture-field.module.css';

interface PictureFieldProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

export function PictureField({ picture, onChange }: PictureFieldProps) {
  const t = useMessages('officeNews');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({ mutationFn: sendPicture, onSuccess: onChange });
  const choose = () => input.current?.click();
  return (
    <Stack role="group" aria-labelledby={id} gap={2} className={classes.field}>
      <Text as="span" id={id} weight="bold">
        {t('fields.picture')}
      </Text>
      <Row gap={2} wrap>
        {picture === null ? (
          <Button look="default" icon={<IconPhoto size={20} />} isBusy={upload.isPending} onClick={choose}>
            {t(upload.isPending ? 'picture.busy' : 'picture.add')}
          </Button>
        ) : (
          <>
            <div className={classes.thumb}>
              <PictureImage picture={picture} variant="thumb" alt={t('picture.alt')} fallbackGender={null} />
            </div>
            <Button look="default" size="small" isBusy={upload.isPending} onClick={choose}>
              {t('picture.change')}
            </Button>
            <Button look="default" size="small" onClick={() => onChange(null)}>
              {t('picture.remove')}
            </Button>
          </>
        )}
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-labelledby={id}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      <div aria-live="polite">
        {upload.error === null ? null : <Text tone="error">{errorWords(upload.error).join(' ')}</Text>}
      </div>
    </Stack>
  );
}

/** Refused before it is sent, because a large file would take minutes. */
async function sendPicture(file: File): Promise<Picture> {
  if (file.size > photoLimits.maxBytes) throw new ApiError({ codes: ['PHOTO_TOO_LARGE'] });
  return uploadPicture(file);
}
