import { randomUUID } from 'node:crypto';
import { mediaFolderIds } from '@suchi/domain/profile';
import type { TestInstallation } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { registerVerifiedMember } from './member.ts';

/** A complete profile, as a careful family would fill it in; only the photo has to be somebody's own. */
function buildProfile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...completeProfile, main_photo: null, ...changes };
}

/** Puts a file where the uploads of a member are kept, and answers with its id. */
export async function insertMedia(
  server: TestInstallation,
  kind: keyof typeof mediaFolderIds,
  ownerId: string,
  [width, height] = [1200, 1500],
): Promise<string> {
  const id = randomUUID();
  await server.query(
    `insert into directus_files (id, storage, filename_download, folder, uploaded_by, type, filesize, width, height)
     values ($1, 'local', 'file', $2, $3, $4, 1000, $5, $6)`,
    [id, mediaFolderIds[kind], ownerId, kind === 'photos' ? 'image/webp' : 'video/mp4', width, height],
  );
  return id;
}

/** A verified member with a photo, and the profile that goes with it. */
export async function registerAuthor(server: TestInstallation, changes: Record<string, unknown> = {}) {
  const member = await registerVerifiedMember(server, changes);
  const photo = await insertMedia(server, 'photos', member.id);
  return {
    ...member,
    photo,
    profile: (edits: Record<string, unknown> = {}) => buildProfile({ main_photo: photo, ...edits }),
  };
}
