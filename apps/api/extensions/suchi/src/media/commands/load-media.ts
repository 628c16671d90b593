import type { Knex } from 'knex';
import { checkOwnedMedia, findPictures, findVideo, type PictureRow, type VideoRow } from '../repository.ts';

// What other contexts may ask about photos and videos.

export type { PictureRow, VideoRow } from '../repository.ts';

/** The photos among the given files, by id. */
export function loadPictures(db: Knex, ids: readonly string[]): Promise<Map<string, PictureRow>> {
  return findPictures(db, ids);
}

/** The video with this id, or null. */
export function loadVideo(db: Knex, id: string): Promise<VideoRow | null> {
  return findVideo(db, id);
}

/** Whether every photo and the video are kept files of this owner. */
export function ownsMedia(
  db: Knex,
  ownerId: string,
  media: { photos: readonly string[]; video: string | null },
): Promise<boolean> {
  return checkOwnedMedia(db, ownerId, media);
}
