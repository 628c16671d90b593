import { IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import classes from './photos-field.module.css';
import { PhotoPlace } from './photo-place.tsx';
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
    <div ref={box} className={`${classes.upload} ${state.step === 'failed' ? classes.uploadFailed : ''}`}>
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
                <p className={classes.uploadTitle}>{t('media.photos.failed')}</p>
                {errorWords(state.error).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                <p>{t('media.photos.failedHint')}</p>
              </>
            )}
          </div>
          <div className={classes.buttons}>
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
          </div>
        </>
      )}
    </div>
  );
}
