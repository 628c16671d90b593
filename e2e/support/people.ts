import type { Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { bearer, type NewMember, registerMember } from './member.ts';
import { portraitFile } from './portrait.ts';

/** A member whose profile is brought to a status through the API. */
export interface PicturedMember extends NewMember {
  post: (path: string, data: unknown) => Promise<Record<string, unknown>>;
  photo: string;
}

export async function registerForPicture(
  { request }: Pick<Page, 'request'>,
  stack: StackUrls,
): Promise<PicturedMember> {
  const member = await registerMember({ stack, request }, { first_name: 'Rohan', last_name: 'Deshpande' });
  const headers = bearer(member.tokens);
  const post = async (path: string, body: unknown) => {
    const answer = await request.post(`${stack.web}${path}`, { headers, data: body });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}`);
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { buffer, mimeType } = await portraitFile('rohan', 'Male');
  const uploaded = await request.post(`${stack.web}/qe_media/photo`, {
    headers: { ...headers, 'content-type': mimeType },
    data: buffer,
  });
  const photo = ((await uploaded.json()) as { data: { id: string } }).data.id;
  return { ...member, post, photo };
}

export const profileOf = ({ photo }: PicturedMember, changes: Record<string, unknown> = {}) => ({
  ...completeProfile,
  main_photo: photo,
  photos: [],
  main_video: null,
  ...changes,
});
