import type { Video } from '@suchi/contracts/media';
import { IconTrash, IconVideo } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Text } from '../../../shared/ui/text.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useVideoUpload } from './use-video-upload.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './video-field.module.css';
import { VideoProgress } from './video-progress.tsx';

const VideoDialog = lazyPart(() => import('./video-dialog.tsx').then((module) => module.VideoDialog));

interface VideoFieldProps {
  value: Video | null;
  user?: string | undefined;
  /** The button that gets the focus when a link leads to this field. */
  id?: string | undefined;
  onChange: (video: Video | null) => void;
}

export function VideoField({ value, user, id, onChange }: VideoFieldProps) {
  const t = useMessages('authoring');
  const ownId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState('');
  const upload = useVideoUpload({
    user,
    onUploaded: (video) => {
      onChange(video);
      setIsOpen(false);
      setNews(t('media.video.done'));
    },
  });

  function remove(): void {
    onChange(null);
    setNews(t('media.video.removed'));
    // The pressed button disappears with the video.
    document.getElementById(id ?? ownId)?.focus();
  }

  return (
    <Stack align="start" className="bounded" role="group" aria-labelledby={`${ownId}-label`}>
      <Text weight="bold" id={`${ownId}-label`}>
        {t('media.video.label')}
      </Text>
      <Text tone="muted" size="md">
        {t('media.video.hint')}
      </Text>
      {value === null ? null : <VideoPlayer key={value.url} video={value} />}
      {isOpen ? null : <VideoProgress upload={upload} />}
      <Row gap={2} align="stretch" wrap above={2}>
        <Button
          id={id ?? ownId}
          look={value === null ? 'light' : 'default'}
          icon={<IconVideo size={20} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {t(value === null ? 'media.video.open' : 'media.video.change')}
        </Button>
        {value === null ? null : (
          <Button look="default" icon={<IconTrash size={20} aria-hidden="true" />} onClick={remove}>
            {t('media.video.remove')}
          </Button>
        )}
      </Row>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {isOpen ? <VideoDialog upload={upload} onClose={() => setIsOpen(false)} /> : null}
    </Stack>
  );
}

function VideoPlayer({ video }: { video: Video }) {
  const t = useMessages('authoring');
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <Text tone="muted" size="md">
        {t('media.video.unplayable')}
      </Text>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- families upload what they recorded; there are no captions.
    <video
      className={classes.player}
      src={video.url}
      controls
      playsInline
      preload="metadata"
      aria-label={t('media.video.player')}
      onError={() => setIsBroken(true)}
    />
  );
}
