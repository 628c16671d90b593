import type { Knex } from 'knex';
import {
  checkOwnedMedia,
  findPictures,
  findVideo,
  listGrievancePictures,
  type PictureRow,
  type VideoRow,
} from '../repository.ts';

// For other rooms.

export type { PictureRow, VideoRow } from '../repository.ts';

export function loadPictures(db: Knex, ids: readonly string[]): Promise<Map<string, PictureRow>> {
  return findPictures(db, ids);
}

export function loadVideo(db: Knex, id: string): Promise<VideoRow | null> {
  return findVideo(db, id);
}

export function ownsMedia(
  db: Knex,
  ownerId: string,
  media: { photos: readonly string[]; video: string | null },
): Promise<boolean> {
  return checkOwnedMedia(db, ownerId, media);
}

/** Whether all are pictures that the account uploaded for a grievance. */
export async function ownsGrievancePictures(
  db: Knex,
  ownerId: string,
  ids: readonly string[],
): Promise<boolean> {
  const own = await listGrievancePictures(db, ownerId, ids);
  return ids.every((id) => own.includes(id));
}
