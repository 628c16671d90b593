import type { APIRequestContext, Page } from '@playwright/test';
import { buildRegistration, codeIn, type StackUrls } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { portraitFile } from '../support/portrait.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Somebody whose profile is brought to where a picture needs it, through the API as the pages would. */
export interface PicturedMember {
  id: string;
  email: string;
  tokens: Tokens;
  post: (path: string, data: unknown) => Promise<Record<string, unknown>>;
  photo: string;
}

async function mailedCode(request: APIRequestContext, urls: StackUrls, email: string): Promise<string> {
  for (;;) {
    const answer = await request.get(`${urls.mail}/messages?to=${encodeURIComponent(email)}`);
    const [mail] = (await answer.json()) as { text: string }[];
    if (mail) return codeIn(mail);
  }
}

export async function registerForPicture(page: Page, urls: StackUrls): Promise<PicturedMember> {
  const { request } = page;
  const form = buildRegistration({ first_name: 'Rohan', last_name: 'Deshpande' });
  const registered = await request.post(`${urls.web}/qe_auth/register`, { data: form });
  const { data } = (await registered.json()) as { data: Tokens & { user: { id: string } } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  const post = async (path: string, body: unknown) => {
    const answer = await request.post(`${urls.web}${path}`, { headers, data: body });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}`);
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  await post('/qe_auth/verify_code', { otp: await mailedCode(request, urls, form.email) });
  const { buffer, mimeType } = await portraitFile('rohan', 'Male');
  const uploaded = await request.post(`${urls.web}/qe_media/photo`, {
    headers: { ...headers, 'content-type': mimeType },
    data: buffer,
  });
  const photo = ((await uploaded.json()) as { data: { id: string } }).data.id;
  return { id: data.user.id, email: form.email, tokens: data, post, photo };
}

/** The profile of the pictures, complete but for what a picture leaves out. */
export const profileOf = ({ photo }: PicturedMember, changes: Record<string, unknown> = {}) => ({
  ...completeProfile,
  main_photo: photo,
  photos: [],
  main_video: null,
  ...changes,
});
