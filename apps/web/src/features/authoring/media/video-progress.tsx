import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { useVideoUpload, VideoUploadState } from './use-video-upload.ts';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './video-field.module.css';

type Upload = ReturnType<typeof useVideoUpload>;
type Moving = Extract<VideoUploadState, { step: 'uploading' | 'waiting' | 'paused' }>;
type Failed = Extract<VideoUploadState, { step: 'failed' }>;

/** Inside the dialog or without it. */
export function VideoProgress({ upload }: { upload: Upload }) {
  const t = useMessages('authoring');
  const { state } = upload;
  if (state.step === 'idle' || state.step === 'preparing') return null;
  if (state.step === 'failed') return <FailedVideo upload={upload} state={state} />;
  if (state.step !== 'checking') return <MovingVideo upload={upload} state={state} />;
  return (
    <Text size="md" above={3} className={`note tint-sunken ${classes.progress}`} role="status">
      {t('media.video.checking')}
    </Text>
  );
}

function MovingVideo({ upload, state }: { upload: Upload; state: Moving }) {
  const t = useMessages('authoring');
  const amount = t('media.video.sent', {
    sent: megabytes(state.sentBytes),
    total: megabytes(state.totalBytes),
  });
  return (
    <Box size="md" above={3} className={`note tint-sunken ${classes.progress}`}>
      <Text weight="bold" role="status">
        {t(`media.video.${state.step}`)}
      </Text>
      <ProgressBar
        label={t('media.video.uploading')}
        value={state.sentBytes}
        max={state.totalBytes}
        text={amount}
      />
      <Text figures>{amount}</Text>
      <Row gap={2} align="stretch" wrap above={2}>
        {state.step === 'paused' ? (
          <Button size="small" icon={<IconPlayerPlay size={20} aria-hidden="true" />} onClick={upload.resume}>
            {t('media.video.resume')}
          </Button>
        ) : (
          <Button
            look="default"
            size="small"
            icon={<IconPlayerPause size={20} aria-hidden="true" />}
            onClick={upload.pause}
          >
            {t('media.video.pause')}
          </Button>
        )}
        <CancelButton upload={upload} />
      </Row>
    </Box>
  );
}

function FailedVideo({ upload, state }: { upload: Upload; state: Failed }) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  return (
    <Box size="md" above={3} className={`note tint-error ${classes.progress}`}>
      <div role="alert">
        <Text tone="error" weight="bold">
          {t('media.video.failed')}
        </Text>
        {errorWords(state.error).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state.canRetry ? <p>{t('media.video.failedHint')}</p> : null}
      </div>
      {state.canRetry ? (
        <Row gap={2} align="stretch" wrap above={2}>
          <Button size="small" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={upload.resume}>
            {tCommon('tryAgain')}
          </Button>
          <CancelButton upload={upload} />
        </Row>
      ) : null}
    </Box>
  );
}

function CancelButton({ upload }: { upload: Upload }) {
  const t = useMessages('authoring');
  return (
    <Button look="default" size="small" icon={<IconX size={20} aria-hidden="true" />} onClick={upload.cancel}>
      {t('media.video.cancelUpload')}
    </Button>
  );
}

function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1);
}
