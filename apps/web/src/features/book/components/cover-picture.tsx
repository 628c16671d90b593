import type { Picture } from '@suchi/contracts/media';
import { photoLimits } from '@suchi/domain/profiles';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { uploadCover } from '../api/book-queries.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './design-card.module.css';

interface CoverPictureProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

export function CoverPicture({ picture, onChange }: CoverPictureProps) {
  const t = useMessages('book');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({ mutationFn: send, onSuccess: onChange });
  return (
    <div role="group" aria-labelledby={id} className={classes.picture}>
      <p id={id} className={classes.legend}>
        {t('design.picture')}
      </p>
      <Text tone="soft">{t(picture === null ? 'design.pictureHint' : 'design.chosen')}</Text>
      <Row gap={2} align="stretch" wrap above={2}>
        <Button
          look="default"
          size="small"
          icon={<IconPhoto size={20} aria-hidden="true" />}
          isBusy={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {t(upload.isPending ? 'design.busy' : picture === null ? 'design.add' : 'design.change')}
        </Button>
        {picture === null ? null : (
          <Button look="default" size="small" onClick={() => onChange(null)}>
            {t('design.remove')}
          </Button>
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
      {upload.error === null ? null : (
        <Text tone="error" role="alert">
          {errorWords(upload.error).join(' ')}
        </Text>
      )}
    </div>
  );
}

/** Refused before it is sent, because a large file would take minutes. */
async function send(file: File): Promise<Picture> {
  if (file.size > photoLimits.maxBytes) throw new ApiError({ codes: ['PHOTO_TOO_LARGE'] });
  return uploadCover(file);
}
