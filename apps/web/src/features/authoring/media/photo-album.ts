import type { Picture } from '@suchi/contracts/media';
import { photoLimits } from '@suchi/domain/profiles';

export interface PhotoAlbum {
  mainPhoto: Picture | null;
  photos: readonly Picture[];
}

export function countFreePlaces({ photos }: PhotoAlbum): number {
  return Math.max(0, photoLimits.maxCount - photos.length);
}

/** The first photo becomes the main one; later ones go to the end. */
export function addPhoto(album: PhotoAlbum, picture: Picture): PhotoAlbum {
  return album.mainPhoto === null
    ? { ...album, mainPhoto: picture }
    : { ...album, photos: [...album.photos, picture] };
}

/** In the place of the one that it replaces; without that one, where a new photo goes. */
export function replacePhoto(album: PhotoAlbum, replacedId: string | null, picture: Picture): PhotoAlbum {
  if (album.mainPhoto?.id === replacedId && replacedId !== null) return { ...album, mainPhoto: picture };
  return addPhoto(album, picture);
}

export function makeMain({ mainPhoto, photos }: PhotoAlbum, picture: Picture): PhotoAlbum {
  const others = photos.flatMap((photo) => {
    if (photo.id !== picture.id) return [photo];
    return mainPhoto === null ? [] : [mainPhoto];
  });
  return { mainPhoto: picture, photos: others };
}

/** If the main photo is removed, the next one replaces it, because a profile needs one. */
export function removePhoto({ mainPhoto, photos }: PhotoAlbum, id: string): PhotoAlbum {
  if (mainPhoto?.id !== id) return { mainPhoto, photos: photos.filter((photo) => photo.id !== id) };
  const [next = null, ...others] = photos;
  return { mainPhoto: next, photos: others };
}
