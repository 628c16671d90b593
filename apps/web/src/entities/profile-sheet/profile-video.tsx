import type { Video } from '@suchi/contracts/profile';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './profile-video.module.css';

interface ProfileVideoProps {
  video: Video;
  name: string;
}

/** The candidate's short film. It is fetched when somebody presses play, for it may cost a phone 20 MB. */
export function ProfileVideo({ video, name }: ProfileVideoProps) {
  const t = useMessages('profile');
  return (
    // Families film it themselves, so there are no captions to offer.
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
