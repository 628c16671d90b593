import { askApi, shareInstallation, testSecret, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signMedia } from '../extensions/suchi/src/media/sign.ts';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { openSearch, type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { familiesClient, makeFamilies, numberOf, settle } from './families.ts';
import { postPhoto } from './media.ts';

let server: TestInstallation;
let families: ReturnType<typeof familiesClient>;
let client: ReturnType<typeof discoveryClient>;
let rohan: Person;
let meera: Person;
let photos: string[];

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  families = familiesClient(server);
  client = discoveryClient(server);
});
beforeEach(async () => {
  await openSearch(server);
  ({ rohan, meera } = await makeFamilies(server));
  const picture = await drawPicture(400, 500).png().toBuffer();
  photos = [];
  for (let place = 0; place < 2; place += 1)
    photos.push((await postPhoto(server.api.url, picture, { token: meera.token })).data.id);
  await server.query('update qd_matrimonial_profile set main_photo = $2 where id = $1', [
    meera.profileId,
    photos[0],
  ]);
  await server.query(
    `insert into qd_matrimonial_profile_files (qd_matrimonial_profile_id, directus_files_id) values ($1, $2)`,
    [meera.profileId, photos[1]],
  );
});
afterAll(() => server.stop());

const allow = (who: Person, permissions: object) =>
  askApi(server.api.url, '/qe_profile/permissions', { token: who.token, body: permissions });
const ask = (who: Person, path: string, body?: object) =>
  askApi<unknown>(server.api.url, path, { token: who.token, ...(body ? { body } : {}) });
const statusOf = (fileId: string, { id: viewerId }: Person) =>
  fetch(
    server.api.url +
      signMedia(testSecret, { kind: 'image', variant: 'card', fileId }, { viewerId, now: new Date() }),
  ).then(({ status }) => status);

/** Everything in which another family can appear. */
async function allAnswers(who: Person, other: Person): Promise<string> {
  const paths = [
    `/qe_search/profile?id=${other.profileId}`,
    '/qe_search/list?kind=favourites',
    '/qe_search/list?kind=noted',
    '/qe_search/opened_mine',
    '/qe_search/messages?kind=sent',
    '/qe_search/messages?kind=received',
    '/qe_families/list?kind=received',
    '/qe_families/list?kind=sent',
    '/qe_families/list?kind=accepted',
    '/qe_families/counts',
    `/qe_families/sheet?profile_id=${other.profileId}`,
    `/qe_safety/person?profile_id=${other.profileId}`,
  ];
  const answers = [
    ...(await Promise.all(paths.map((path) => ask(who, path)))),
    await ask(who, '/qe_search/profiles', { filters: {}, page: 1 }),
  ];
  return JSON.stringify(answers);
}

async function meet() {
  await server.query(
    `insert into junction_directus_users_qd_matrimonial_profile (directus_users_id, qd_matrimonial_profile_id)
     values ($1, $2)`,
    [rohan.id, meera.profileId],
  );
  await server.query(`insert into contact_reveal (viewer, profile) values ($1, $2)`, [
    meera.id,
    rohan.profileId,
  ]);
  await server.query(
    `insert into member_message (sender, profile, message) values ($1, $2, 'Namaste to all'), ($3, $4, 'Namaste')`,
    [rohan.id, meera.profileId, meera.id, rohan.profileId],
  );
}

describe('a photo for families that were accepted', () => {
  it('is in no answer, and its address loads no more', async () => {
    await meet();
    const before = await allAnswers(rohan, meera);
    for (const photo of photos) expect(before).toContain(photo);
    expect(await statusOf(photos[0] ?? '', rohan)).toBe(200);

    expect((await allow(meera, { photo_for: 'accepted' })).status).toBe(200);
    const after = await allAnswers(rohan, meera);
    for (const photo of photos) {
      expect(after).not.toContain(photo);
      expect(await statusOf(photo, rohan)).toBe(403);
      expect(await statusOf(photo, meera)).toBe(200);
    }
    expect(after).toContain('"is_photo_closed":true');
  });

  it('is seen by a family that was written to, until that is withdrawn', async () => {
    await allow(meera, { photo_for: 'accepted' });
    const { data: sent } = await families.send(meera, rohan);
    expect(await allAnswers(rohan, meera)).toContain(photos[1]);
    expect(await statusOf(photos[1] ?? '', rohan)).toBe(200);
    const faces = async () => (await families.counts(rohan)).data.newest?.faces ?? [];
    expect(await faces()).toEqual([expect.stringContaining(photos[0] ?? 'no photo')]);
    await families.withdraw(meera, sent.id);
    expect(await faces()).toEqual([]);
    expect(await allAnswers(rohan, meera)).not.toContain(photos[1]);
    expect(await statusOf(photos[1] ?? '', rohan)).toBe(403);
  });

  it('is not seen by a family that wrote, before the yes is final', async () => {
    await allow(meera, { photo_for: 'accepted' });
    const { data: sent } = await families.send(rohan, meera);
    await families.answer(meera, sent.id, 'yes');
    expect(await allAnswers(rohan, meera)).not.toContain(photos[0]);
    await settle(server, sent.id);
    expect(await allAnswers(rohan, meera)).toContain(photos[0]);
    await families.close(meera, sent.id);
    expect(await allAnswers(rohan, meera)).not.toContain(photos[0]);
    expect(await statusOf(photos[0] ?? '', rohan)).toBe(403);
  });
});

describe('a number that opens by a yes', () => {
  const numberFor = async (who: Person, other: Person) =>
    (await client.open(who.token, other.profileId)).data['card'] as { mobiles: string[] | null };

  it('is refused by a tap, also where numbers are always shown or it was opened today', async () => {
    await client.reveal(rohan.token, meera.profileId);
    expect((await numberFor(rohan, meera)).mobiles).toContain(numberOf(meera));
    await allow(meera, { number_for: 'accepted' });
    for (const isAlways of [false, true]) {
      await server.query('update admin_setting set contact_always_shown = $1', [isAlways]);
      expect(await numberFor(rohan, meera)).toMatchObject({ mobiles: null, is_number_closed: true });
      expect((await client.reveal(rohan.token, meera.profileId)).code).toBe('NUMBER_BY_CONSENT');
    }
    await server.query('update admin_setting set contact_always_shown = false');
    expect(await allAnswers(rohan, meera)).not.toContain(numberOf(meera));
  });

  it('opens when both said yes, and closes with it', async () => {
    await allow(meera, { number_for: 'accepted' });
    const { data: sent } = await families.send(rohan, meera);
    await families.answer(meera, sent.id, 'yes');
    expect(await allAnswers(rohan, meera)).not.toContain(numberOf(meera));
    await settle(server, sent.id);
    expect(await numberFor(rohan, meera)).toMatchObject({ is_number_closed: false });
    expect(await allAnswers(rohan, meera)).toContain(numberOf(meera));
    await families.close(rohan, sent.id);
    expect(await allAnswers(rohan, meera)).not.toContain(numberOf(meera));
  });
});
