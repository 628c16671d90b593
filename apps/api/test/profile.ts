import { randomUUID } from 'node:crypto';
import { mediaFolderIds } from '@suchi/domain/profile';
import { askApi, type TestInstallation } from '@suchi/testing';
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

/** A decision of the committee about the submission that is on the desk now. */
export async function decideProfile(
  server: TestInstallation,
  token: string,
  decision: { profile_id: number; action: string; reason?: string },
) {
  const path = `/qe_review/profile?id=${decision.profile_id}`;
  const { data } = await askApi<{ submitted_at: string | null } | undefined>(server.api.url, path, { token });
  // A draft was never submitted; the decision is then refused for that.
  const submitted_at = data?.submitted_at ?? new Date(0).toISOString();
  return askApi(server.api.url, '/qe_review/decide', { token, body: { ...decision, submitted_at } });
}
