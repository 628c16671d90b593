import { IconBulb, IconClock, IconMessage, IconRefresh, IconVideo } from '@tabler/icons-react';
import { List, Row } from '../../../shared/ui/layout.tsx';
import { FieldError } from '../../../shared/forms/field-error.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FilePicker } from './file-picker.tsx';
import { MediaDialog } from './media-dialog.tsx';
import type { useVideoUpload } from './use-video-upload.ts';
import classes from './video-field.module.css';
import { VideoProgress } from './video-progress.tsx';

const guidance = [
  ['length', IconClock],
  ['say', IconMessage],
  ['light', IconBulb],
  ['resume', IconRefresh],
] as const;

interface VideoDialogProps {
  upload: ReturnType<typeof useVideoUpload>;
  onClose: () => void;
}

/** Closing it does not stop the upload. */
export function VideoDialog({ upload, onClose }: VideoDialogProps) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  const { state } = upload;
  const canChoose = state.step === 'idle' || state.step === 'preparing' || state.step === 'failed';
  const problem = state.step === 'idle' ? state.problem : null;
  return (
    <MediaDialog
      title={t('media.video.title')}
      onClose={onClose}
      actions={
        <Button look="default" size="large" onClick={onClose}>
          {tCommon('close')}
        </Button>
      }
    >
      <List gap={2} tone="soft" className={classes.guidance}>
        {guidance.map(([key, Icon]) => (
          <Row as="li" key={key} gap={2} align="stretch">
            <Icon size={20} className="brand above-half" aria-hidden="true" />
            {t(`media.video.guidance.${key}`)}
          </Row>
        ))}
      </List>
      {canChoose ? (
        <FilePicker
          label={t(state.step === 'failed' ? 'media.video.chooseOther' : 'media.video.choose')}
          accept="video/*"
          look={state.step === 'failed' ? 'default' : 'filled'}
          icon={<IconVideo size={20} aria-hidden="true" />}
          isBusy={state.step === 'preparing'}
          onFile={(file) => void upload.choose(file)}
        />
      ) : null}
      <div aria-live="polite">
        {problem === null ? null : <FieldError>{t(`media.video.${problem}`)}</FieldError>}
      </div>
      <VideoProgress upload={upload} />
    </MediaDialog>
  );
}
