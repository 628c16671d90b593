import type { Video } from '@suchi/contracts/media';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './profile-video.module.css';

interface ProfileVideoProps {
  video: Video;
  name: string;
}

/** Loaded on play: it can be 20 MB. */
export function ProfileVideo({ video, name }: ProfileVideoProps) {
  const t = useMessages('profile');
  return (
    // Families record it themselves, so there are no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={classes.video}
      aria-label={t('view.video', { name })}
      src={video.url}
      controls
      playsInline
      preload="none"
    />
  );
}
