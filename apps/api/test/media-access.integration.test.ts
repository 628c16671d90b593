import { roleIds } from '@suchi/domain/accounts';
import { startTestInstallation, testSecret, type TestInstallation } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signMedia } from '../extensions/suchi/src/media/sign.ts';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPerson, type Person } from './community.ts';
import { blocks } from './discovery.ts';
import { postPhoto } from './media.ts';
import { registerWithRole } from './member.ts';
import { makeTestStorage } from './storage.ts';

let server: TestInstallation;
let owner: Person;
let viewer: Person;
let staffId: string;
let photoId: string;

const addressFor = (viewerId: string) =>
  signMedia(testSecret, { kind: 'image', variant: 'card', fileId: photoId }, { viewerId, now: new Date() });
const statusFor = async (viewerId: string) => (await fetch(server.api.url + addressFor(viewerId))).status;

const showPhoto = () =>
  server.query(
    `update qd_matrimonial_profile set status = 'Active', is_hidden = false, main_photo = $2 where id = $1`,
    [owner.profileId, photoId],
  );

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'media_access',
    workers: 0,
    extraEnv: (await makeTestStorage('media-access')).env,
  });
  owner = await insertPerson(server);
  viewer = await insertPerson(server, { gender: 'Female' });
  const picture = await drawPicture(400, 500).png().toBuffer();
  photoId = (await postPhoto(server.api.url, picture, { token: owner.token })).data.id;
  await showPhoto();
  staffId = (await registerWithRole(server, roleIds.admin)).id;
});
afterAll(() => server.stop());

describe('the address of a photo, when the viewer has it already', () => {
  afterEach(async () => {
    await server.query(`delete from ${blocks}`);
    await server.query(`delete from news_post`);
    await server.query(`delete from profile_revision`);
    await server.query(`update directus_users set status = 'active' where id = any($1)`, [
      [owner.id, viewer.id],
    ]);
    await showPhoto();
  });

  const block = (who: Person, other: Person) =>
    server.query(`insert into ${blocks} (directus_users_id, qd_matrimonial_profile_id) values ($1, $2)`, [
      who.id,
      other.profileId,
    ]);
  const suspend = (who: Person) =>
    server.query(`update directus_users set status = 'suspended' where id = $1`, [who.id]);
  const change = (columns: string) =>
    server.query(`update qd_matrimonial_profile set ${columns} where id = $1`, [owner.profileId]);

  it.each<[string, () => Promise<unknown>]>([
    ['the owner blocks the viewer', () => block(owner, viewer)],
    ['the viewer blocks the owner', () => block(viewer, owner)],
    ['the owner is suspended', () => suspend(owner)],
    ['the viewer is suspended', () => suspend(viewer)],
    ['the candidate is married', () => change(`status = 'married'`)],
    ['the profile is hidden', () => change('is_hidden = true')],
    ['the profile goes back to review', () => change(`status = 'Pending'`)],
    ['the photo is taken out of the profile', () => change('main_photo = null')],
    [
      'the photo is only in changes under review',
      async () => {
        await change('main_photo = null');
        await server.query(
          `insert into profile_revision (profile, status, submitted_at, form, changes)
           values ($1, 'submitted', now(), $2, '[]')`,
          [owner.profileId, JSON.stringify({ main_photo: photoId, main_video: null, photos: [] })],
        );
      },
    ],
  ])('is refused at once after %s', async (_what, happen) => {
    expect(await statusFor(viewer.id)).toBe(200);
    await happen();
    expect(await statusFor(viewer.id)).toBe(403);
    // Staff still see what they have to decide about.
    expect(await statusFor(staffId)).toBe(200);
  });

  it('works for the owner whatever the profile is, until the owner is suspended', async () => {
    await change(`status = 'married', main_photo = null`);
    expect(await statusFor(owner.id)).toBe(200);
    await suspend(owner);
    expect(await statusFor(owner.id)).toBe(403);
  });

  it('without a signature works for a picture of published news only', async () => {
    const status = async (query = '') =>
      (await fetch(`${server.api.url}/qe_media/image/card/${photoId}${query}`)).status;
    expect(await status()).toBe(403);
    await server.query(
      `insert into news_post (title, published_on, body, picture) values ('News', '2025-11-15', 'x', $1)`,
      [photoId],
    );
    expect(await status(), 'a draft').toBe(403);
    await server.query(`update news_post set is_published = true, published_on = current_date + 2`);
    expect(await status(), 'a later day').toBe(403);
    await server.query(`update news_post set published_on = '2025-11-15'`);
    expect(await status()).toBe(200);
    expect(await status('?s=x'), 'a broken signature').toBe(403);
  });
});
