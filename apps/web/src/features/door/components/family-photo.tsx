import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import { useDesk } from '../model/use-desk.ts';
import classes from './door.module.css';

interface FamilyPhotoProps {
  family: string;
  size: 'large' | 'middle' | 'small';
}

/** The candidate, or the arch while there is no photo. */
export function FamilyPhoto({ family, size }: FamilyPhotoProps) {
  const { desk, photos } = useDesk();
  const url = photos.urlOf(family);
  return (
    <span className={classes.photo} data-size={size}>
      {url === null ? (
        <GenderPlaceholder gender={desk.describe(family)?.gender ?? null} label="" />
      ) : (
        <img src={url} alt="" />
      )}
    </span>
  );
}
