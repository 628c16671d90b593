import type { Gender } from '@suchi/domain/profiles';
import { IconPhotoHeart } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Text } from '../../shared/ui/text.tsx';
import classes from './closed-photo.module.css';

interface ClosedPhotoProps {
  gender: Gender | null;
  name: string;
  /** Without the words, which need room. */
  isSmall: boolean;
}

/** One soft drawing for all photos that are not sent. */
export function ClosedPhoto({ gender, name, isSmall }: ClosedPhotoProps) {
  const t = useMessages('member');
  return (
    <span className={classes.drawing} data-gender={gender ?? undefined}>
      {isSmall ? (
        <span className="visually-hidden">{t('closedPhoto.alt')}</span>
      ) : (
        <Text as="span" weight="bold" leading="snug" className={classes.words}>
          <IconPhotoHeart size={28} className="brand" aria-hidden="true" />
          {t('closedPhoto.words', { name })}
        </Text>
      )}
    </span>
  );
}
