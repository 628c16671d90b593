// What a person does, as the requests of the web app: for `pnpm bench:load` by browsers, for `pnpm bench:upgrade` by
// tokens. An act throws when the server did not do it.
import { randomUUID } from 'node:crypto';
import { completeProfile } from '@suchi/testing/profile-cases';
import type { OpenedProfile, SearchPage } from '../packages/contracts/src/discovery/index.ts';

export interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  /** A photo. */
  bytes?: Uint8Array;
}

export interface Answer<Data> {
  status: number;
  code: string | null;
  data: Data;
}

/** Sends requests as one person. */
export interface Asker {
  ask<Data>(path: string, asked?: Asked): Promise<Answer<Data>>;
}

export const favourites = 'junction_directus_users_qd_matrimonial_profile';

/** The answer's data; throws what the server said otherwise. */
export async function requireGood<Data>(asking: Promise<Answer<Data>>): Promise<Data> {
  const { status, code, data } = await asking;
  if (status !== 200 && status !== 204) throw new Error(`${status} ${code ?? ''}`.trim());
  return data;
}

export const search = (by: Asker, page: number, filters: object = {}) =>
  requireGood(by.ask<SearchPage>('/qe_search/profiles', { body: { filters, page } }));

/** The photos that the page of results shows. */
export const photosOf = ({ items }: Pick<SearchPage, 'items'>) =>
  items.flatMap(({ photo }) => (photo ? [photo.urls.card] : []));

export const openProfile = (by: Asker, id: number) =>
  requireGood(by.ask<OpenedProfile>(`/qe_search/profile?id=${id}`));

/** Resolves to the id of the mark, or to null when an earlier try has made it. */
export async function addFavourite(by: Asker, userId: string, profileId: number): Promise<number | null> {
  const body = { directus_users_id: userId, qd_matrimonial_profile_id: profileId };
  const answer = await by.ask<{ id: number }>(`/items/${favourites}`, { body });
  // As the web app does.
  if (answer.code === 'RECORD_NOT_UNIQUE') return null;
  return (await requireGood(Promise.resolve(answer))).id;
}

export const removeFavourite = (by: Asker, markId: number) =>
  requireGood(by.ask(`/items/${favourites}/${markId}`, { method: 'DELETE' }));

export const addNote = (by: Asker, profileId: number, note: string) =>
  requireGood(
    by.ask('/items/matrimonial_profile_notes', {
      body: { note, matrinonial_profile: profileId, client_key: randomUUID() },
    }),
  );

/** Without a photo, which must be one's own. */
export const saveForm = (by: Asker, changes: object) =>
  requireGood(
    by.ask('/qe_profile/save_draft', {
      body: { profile: { ...completeProfile, main_photo: null, ...changes } },
    }),
  );

export const orderBook = (by: Asker) =>
  requireGood(
    by.ask<{ checkout: { order_id: string } | null }>('/qe_payment/order', { body: { amount: 60_000 } }),
  );

export const signIn = (by: Asker, { email, password }: { email: string; password: string }) =>
  requireGood(by.ask<{ user_id: string }>('/qe_session/sign_in', { body: { email, password, keep: true } }));
