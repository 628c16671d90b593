import { photoStatusContract } from '@suchi/contracts/media';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './photos-field.module.css';
import { ProgressBar } from './progress-bar.tsx';
import type { usePhotoUpload } from './use-photo-upload.ts';

export function PhotoUpload({ upload }: { upload: ReturnType<typeof usePhotoUpload> }) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  const { state } = upload;
  const box = useRef<HTMLDivElement>(null);
  const needsHelp = state.step === 'failed' || state.step === 'waiting';
  useEffect(() => {
    // Its buttons must not be below the bar of the form.
    if (needsHelp) box.current?.scrollIntoView({ block: 'nearest' });
  }, [needsHelp]);
  if (state.step === 'idle') return null;
  return (
    <Row
      ref={box}
      gap={4}
      rowGap={3}
      wrap
      className={`note ${state.step === 'failed' ? 'tint-error' : 'tint-sunken'}`}
    >
      <img
        className={classes.uploadPicture}
        src={state.photo.url}
        alt={t('media.photos.altUploading')}
        width={64}
        height={80}
      />
      {state.step === 'uploading' ? (
        <>
          <div className={classes.uploadWords}>
            {state.percent < 100 ? (
              <p>{t('media.photos.uploadingPercent', { percent: state.percent })}</p>
            ) : (
              <PhotoPlace />
            )}
            <ProgressBar label={t('media.photos.uploading')} value={state.percent} max={100} />
          </div>
          <Button
            look="default"
            size="small"
            icon={<IconX size={20} aria-hidden="true" />}
            aria-label={t('media.photos.cancelUpload')}
            onClick={() => upload.cancel(state.photo)}
          >
            {tCommon('cancel')}
          </Button>
        </>
      ) : (
        <>
          <div className={classes.uploadWords} role="alert">
            {state.step === 'waiting' ? (
              <p>{t('media.photos.waitsForConnection')}</p>
            ) : (
              <>
                <Text tone="error" weight="bold">
                  {t('media.photos.failed')}
                </Text>
                {errorWords(state.error).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                <p>{t('media.photos.failedHint')}</p>
              </>
            )}
          </div>
          <Row gap={2} align="stretch" wrap>
            <Button
              size="small"
              icon={<IconRefresh size={20} aria-hidden="true" />}
              onClick={() => void upload.send(state.photo, state.chosen)}
            >
              {tCommon('tryAgain')}
            </Button>
            <Button look="default" size="small" onClick={() => upload.forget(state.photo)}>
              {t('media.photos.discard')}
            </Button>
          </Row>
        </>
      )}
    </Row>
  );
}

const lookAgainMs = 2000;

/** After the upload: the number of photos before it, then that it is being prepared. */
function PhotoPlace() {
  const t = useMessages('authoring');
  const { data } = useQuery({
    queryKey: ['photo-status'],
    queryFn: ({ signal }) => api.call(photoStatusContract, {}, { signal }),
    refetchInterval: lookAgainMs,
    // The position of an earlier photo must not be shown.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const count = data?.photos_before ?? 0;
  return (
    <p role="status">{count === 0 ? t('media.photos.preparing') : t('media.photos.waiting', { count })}</p>
  );
}
