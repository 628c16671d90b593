import { randomUUID } from 'node:crypto';
import { mediaFolderIds } from '@suchi/domain/profiles';
import { askApi, type TestInstallation } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { registerVerifiedMember } from './member.ts';

/** Complete but for the photo, which must be the member's own. */
function buildProfile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...completeProfile, main_photo: null, ...changes };
}

/** Returns the id. */
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

export async function registerAuthor(server: TestInstallation, changes: Record<string, unknown> = {}) {
  const member = await registerVerifiedMember(server, changes);
  const photo = await insertMedia(server, 'photos', member.id);
  return {
    ...member,
    photo,
    profile: (edits: Record<string, unknown> = {}) => buildProfile({ main_photo: photo, ...edits }),
  };
}

/** What a family answers that wants to be found. */
const agreed = { search_consent: true, book_consent: true };

/** Submits and approves the profile; returns its id. */
export async function approveProfile(
  server: TestInstallation,
  staffToken: string,
  author: Awaited<ReturnType<typeof registerAuthor>>,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const body = { profile: author.profile(changes), is_attending: true, ...agreed };
  const { data } = await askApi<{ id: number }>(server.api.url, '/qe_profile/submit', {
    token: author.token,
    body,
  });
  await decideProfile(server, staffToken, { profile_id: data.id, action: 'approve' });
  return data.id;
}

interface Submissions {
  submitted_at: string | null;
  revision: { submitted_at: string } | null;
}

/** Decides about the current submission, of the profile or of its changes. */
export async function decideProfile(
  server: TestInstallation,
  token: string,
  decision: { profile_id: number; action: string; reason?: string },
) {
  const path = `/qe_review/profile?id=${decision.profile_id}`;
  const { data } = await askApi<Submissions | undefined>(server.api.url, path, { token });
  const read = decision.action.endsWith('_changes') ? data?.revision?.submitted_at : data?.submitted_at;
  // A draft was never submitted, so the decision is refused.
  const submitted_at = read ?? new Date(0).toISOString();
  return askApi(server.api.url, '/qe_review/decide', { token, body: { ...decision, submitted_at } });
}
