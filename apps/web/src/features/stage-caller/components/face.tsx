import type { CallerPerson } from '@suchi/contracts/melawa';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { classList } from '../../../shared/ui/class-list.ts';
import classes from './caller.module.css';

interface FaceProps {
  person: CallerPerson;
  size?: 'large' | undefined;
}

export function Face({ person: { name, gender, photo }, size }: FaceProps) {
  const t = useMessages('stage');
  return (
    <span className={classList(classes.face, size === 'large' && classes.largeFace)}>
      {photo === null ? (
        <GenderPlaceholder gender={gender} label="" />
      ) : (
        <img
          src={size === 'large' ? photo.url : photo.thumb_url}
          alt={size === 'large' ? t('photoOf', { name: name ?? '' }) : ''}
        />
      )}
    </span>
  );
}
