import type { Picture } from '@suchi/contracts/profile';
import { photoLimits } from '@suchi/domain/profile';

/** The photos of a profile: the one that is printed, and the others. */
export interface PhotoAlbum {
  mainPhoto: Picture | null;
  photos: readonly Picture[];
}

/** How many photos still fit beside the main one. */
export function countFreePlaces({ photos }: PhotoAlbum): number {
  return Math.max(0, photoLimits.maxCount - photos.length);
}

/** The first photo becomes the main one; later ones go to the end. */
export function addPhoto(album: PhotoAlbum, picture: Picture): PhotoAlbum {
  return album.mainPhoto === null
    ? { ...album, mainPhoto: picture }
    : { ...album, photos: [...album.photos, picture] };
}

/** The photo and the main one change places. */
export function makeMain({ mainPhoto, photos }: PhotoAlbum, picture: Picture): PhotoAlbum {
  const others = photos.flatMap((photo) => {
    if (photo.id !== picture.id) return [photo];
    return mainPhoto === null ? [] : [mainPhoto];
  });
  return { mainPhoto: picture, photos: others };
}

/** Without the photo; when it was the main one, the next takes its place, for a profile needs one. */
export function removePhoto({ mainPhoto, photos }: PhotoAlbum, id: string): PhotoAlbum {
  if (mainPhoto?.id !== id) return { mainPhoto, photos: photos.filter((photo) => photo.id !== id) };
  const [next = null, ...others] = photos;
  return { mainPhoto: next, photos: others };
}
