import { roleIds } from '@suchi/domain/accounts';
import { type Purpose, purposes } from '@suchi/domain/consent';
import { askApi, shareInstallation, testSecret, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signMedia } from '../extensions/suchi/src/media/sign.ts';
import { isPrintedIn } from '../extensions/suchi/src/platform/edition-sql.ts';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { useBiodata } from './biodata.ts';
import { openSearch, type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { makeFamilies, numberOf } from './families.ts';
import { postPhoto } from './media.ts';
import { registerWithRole } from './member.ts';

// Each purpose by each way in which data of a family leaves: off means gone at once, and nothing else goes.

const serial = 451;
let server: TestInstallation;
let rohan: Person;
let meera: Person;
let photo: string;
let staff: string;
/** Of a link to her biodata, made while all was allowed. */
let code: string;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  await openSearch(server);
  await server.query('update admin_setting set biodata_link_limit = 20');
  staff = (await registerWithRole(server, roleIds.admin)).token;
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  const born = {
    birth_time: '07:25',
    birth_time_accuracy: 'exact',
    new_birth_place: { name: 'Pune', formatted_address: 'Pune, Maharashtra, India', lat: 18.52, lng: 73.86 },
  };
  ({ rohan, meera } = await makeFamilies(server, {
    rohan: { profile: { ...born, shows_horoscope: true } },
    meera: { profile: { ...born, serial_number: serial, edition: current?.id, email: 'kale@example.org' } },
  }));
  const picture = await drawPicture(400, 500).png().toBuffer();
  photo = (await postPhoto(server.api.url, picture, { token: meera.token })).data.id;
  await server.query('update qd_matrimonial_profile set main_photo = $2 where id = $1', [
    meera.profileId,
    photo,
  ]);
  await server.query(
    `insert into junction_directus_users_qd_matrimonial_profile (directus_users_id, qd_matrimonial_profile_id)
     values ($1, $2)`,
    [rohan.id, meera.profileId],
  );
});
afterAll(() => server.stop());

const { makeLink, open } = useBiodata(() => server);
const text = async (path: string, token: string, body?: object) =>
  JSON.stringify((await askApi(server.api.url, path, { token, ...(body && { body }) })).data ?? null);
const asRohan = (path: string, body?: object) => text(path, rohan.token, body);
const isAmong = (answer: string) => answer.includes(`"id":${meera.profileId}`);
interface Deck {
  deck: Record<'serials' | 'index_serials', number[]> | null;
}
const deck = async () =>
  (await askApi<Deck>(server.api.url, '/qe_hall/deck', { token: staff })).data.deck ?? {
    serials: [],
    index_serials: [],
  };

/** Whether Meera's data leaves by this way. */
const ways = {
  search: async () => isAmong(await asRohan('/qe_search/profiles', { filters: {}, page: 1 })),
  list: async () => isAmong(await asRohan('/qe_search/list?kind=favourites')),
  page: async () => (await asRohan(`/qe_search/profile?id=${meera.profileId}`)).includes('"first_name"'),
  photo: async () => {
    const address = signMedia(
      testSecret,
      { kind: 'image', variant: 'card', fileId: photo },
      { viewerId: rohan.id, now: new Date() },
    );
    return (await fetch(server.api.url + address)).status === 200;
  },
  number: async () => {
    const { data } = await discoveryClient(server).reveal(rohan.token, meera.profileId);
    return JSON.stringify(data ?? null).includes(numberOf(meera));
  },
  horoscope: async () =>
    (await asRohan(`/qe_search/horoscope?id=${meera.profileId}`)).includes('"state":"counted"'),
  book: async () => {
    const printed = await server.query(
      `select p.id from qd_matrimonial_profile p
        where p.id = $1 and ${isPrintedIn('(select id from edition where is_current)')}`,
      [meera.profileId],
    );
    return printed.length === 1;
  },
  index: async () => (await deck()).index_serials.includes(serial),
  'hall screen': async () => (await deck()).serials.includes(serial),
  'hall card': async () =>
    (await text(`/qe_hall/cards?from=${serial}&to=${serial}&view=card`, staff)).includes('Asha'),
  'hall pages': async () =>
    (await text(`/qe_hall/cards?from=${serial}&to=${serial}&view=page`, staff)).includes('Asha'),
  'mail to all': async () => {
    const selection = { ids: [meera.profileId] };
    return (await text('/qe_bulk_mail/recipients', staff, { selection })).includes('"left_out":null');
  },
  'biodata link': async () => (await open(code)).status === 200,
} satisfies Record<string, () => Promise<boolean>>;
type Way = keyof typeof ways;

/** What a no closes. All else stays as it is. */
const closedBy: Record<Purpose, readonly Way[]> = {
  search: [
    'search',
    'list',
    'page',
    'photo',
    'number',
    'horoscope',
    'hall screen',
    'hall card',
    'hall pages',
    'biodata link',
  ],
  book: ['book', 'index'],
  hall: ['hall screen', 'hall card', 'hall pages'],
  number: ['number'],
  horoscope: ['horoscope'],
  mails: ['mail to all'],
};

/** As a family that agreed to everything. */
async function allowAll(): Promise<void> {
  for (const purpose of purposes) expect((await switchTo(purpose, true)).code).toBeNull();
  ({ code } = await makeLink(meera));
  // Who is shown again stands in a list when that is next made, within a second or so. A no acts at once.
  await expect.poll(() => ways.search()).toBe(true);
}

const switchTo = (purpose: Purpose, is_on: boolean) =>
  askApi(server.api.url, '/qe_privacy/set_consent', { token: meera.token, body: { purpose, is_on } });

async function findOpen(): Promise<Way[]> {
  const found: Way[] = [];
  for (const way of Object.keys(ways) as Way[]) if (await ways[way]()) found.push(way);
  return found;
}

it('with a yes to everything, all ways are open', async () => {
  await allowAll();
  expect(await findOpen()).toEqual(Object.keys(ways));
});

it.each(purposes)('without %s, what it closes is gone at once, and nothing else', async (purpose) => {
  await allowAll();
  await switchTo(purpose, false);
  const closed = closedBy[purpose];
  expect(await findOpen()).toEqual((Object.keys(ways) as Way[]).filter((way) => !closed.includes(way)));
});
