import type { Gender } from '@suchi/domain/profiles';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import classes from './melawa-choices.module.css';

interface FaceProps {
  /** The picture itself, not an address. */
  photo: string | null;
  gender?: Gender | null;
  size: 'small' | 'row' | 'card';
}

/** The photo beside a name, which says who it is. */
export function Face({ photo, gender = null, size }: FaceProps) {
  return (
    <span className={classes.face} data-size={size}>
      {photo === null ? <GenderPlaceholder gender={gender} label="" /> : <img src={photo} alt="" />}
    </span>
  );
}
